/** The facts that the dialog of the list shows. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { CampaignLabels } from '../labels.ts';
import { formatCount, formatRate, type CampaignCard, type KeywordRow } from './rows.ts';

/** What the dialog shows: a name, and pairs of labels and values. */
export type Facts = { name: string; facts: readonly (readonly [string, string])[] };

/** Returns what the dialog shows of a campaign. */
export const getCampaignFacts = (card: CampaignCard, labels: CampaignLabels['list']): Facts => ({
  name: card.headline,
  facts: [
    [labels.columns.state, labels.states[card.state]],
    [labels.columns.keyword, card.keywords.join(', ')],
    [labels.columns.bid, formatMoney(card.bid)],
    [
      labels.columns.spent,
      formatMessage(labels.used, { spent: formatMoney(card.spent), budget: formatMoney(card.budget) }),
    ],
  ],
});

/** Returns what the dialog shows of a keyword. */
export const getKeywordFacts = (row: KeywordRow, { columns, states }: CampaignLabels['list']): Facts => ({
  name: row.keyword,
  facts: [
    [columns.state, states[row.state]],
    [columns.bid, formatMoney(row.bid)],
    [columns.shown, formatCount(row.impressions)],
    [columns.clicks, formatCount(row.clicks)],
    [columns.rate, formatRate(row)],
    [columns.spent, formatMoney(row.spent)],
  ],
});
