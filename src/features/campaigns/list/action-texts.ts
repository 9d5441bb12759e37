/** The texts about what happened to a campaign. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { CampaignLabels } from '../labels.ts';
import type { ListAction } from './Card.tsx';
import type { CampaignCard } from './rows.ts';

/** Returns the text about a campaign that was submitted; undefined when it neither runs nor is a draft. */
export function getSubmittedText(
  { number, state, budget }: CampaignCard,
  labels: CampaignLabels['list'],
): string | undefined {
  if (number === undefined) return undefined;
  if (state === 'running') return formatMessage(labels.isRunning, { number, budget: formatMoney(budget) });
  return state === 'draft' ? formatMessage(labels.isDraft, { number }) : undefined;
}

/** Returns the text about an action that was done. */
export function getDoneText(
  { number, budget, bid }: Campaign,
  { type }: ListAction,
  labels: CampaignLabels['list'],
): string {
  const messages = {
    start: labels.isRunning,
    pause: labels.isPaused,
    resume: labels.isResumed,
    stop: labels.isStopped,
    setBid: labels.bidSaved,
  };
  return formatMessage(messages[type], { number, budget: formatMoney(budget), bid: formatMoney(bid) });
}
