/** The line below the estimated clicks of a campaign. Pure. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { CampaignLabels } from '../labels.ts';
import type { Preview } from './form-values.ts';

/** Returns the formula of the estimate, or what is wrong or missing for one. */
export function formatEstimate(
  { budget, bid, clicks }: Pick<Preview, 'budget' | 'bid' | 'clicks'>,
  labels: Pick<CampaignLabels['form'], 'formula' | 'bidAboveBudget' | 'noEstimate'>,
): string {
  if (budget === undefined || bid === undefined) return labels.noEstimate;
  if (clicks === undefined) return labels.bidAboveBudget;
  return formatMessage(labels.formula, { budget: formatMoney(budget), bid: formatMoney(bid) });
}
