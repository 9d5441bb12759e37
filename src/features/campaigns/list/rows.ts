/** The rows and cards of the Adwords List. Pure: amounts are integer cents. */
import type { CampaignState } from '@/lib/campaign-rules.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { toCsv } from '@/lib/csv.ts';
import { toDay } from '@/lib/dates/days.ts';
import { formatAmount } from '@/lib/money.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { getAccount } from '../rules/account.ts';
import { getImpressions, getState } from '../rules/decide.ts';

/** A keyword with its results. */
export type KeywordRow = {
  id: string;
  keyword: string;
  state: CampaignState;
  /** Cents. */
  bid: number;
  impressions: number;
  clicks: number;
  /** Cents. */
  spent: number;
  /** Id of the card of its campaign; samples have none. */
  campaignId?: string;
};

export type CampaignCard = {
  id: string;
  number?: string;
  /** Id of the record of the visitor's campaign. */
  record?: string;
  headline: string;
  keywords: readonly string[];
  place: string;
  km: number;
  /** Cents, as all amounts below. */
  budget: number;
  bid: number;
  spent: number;
  /** What is set aside and what came back. */
  remaining: number;
  released: number;
  state: CampaignState;
  until?: string;
  /** Picture of a sample. */
  picture?: { src: string; srcSet: string; sizes: string };
  /** Id of the stored picture of the visitor's campaign. */
  fileId?: string;
  isSample: boolean;
};

export type CampaignList = { rows: readonly KeywordRow[]; cards: readonly CampaignCard[] };

/** Returns the rows and cards of the visitor's own campaigns. */
export function listOwn(campaigns: readonly Campaign[], entries: readonly LedgerEntry[], now: number): CampaignList {
  const cards: CampaignCard[] = [];
  const rows: KeywordRow[] = [];
  for (const campaign of campaigns) {
    const { id, number, record, headline, keywords, place, km, budget, bid, until, document } = campaign;
    const account = getAccount(entries, id);
    const state = getState(campaign, account, now);
    const { spent, remaining, released } = account;
    cards.push({
      ...{
        id,
        number,
        record,
        headline,
        keywords,
        place: place.name,
        km,
        budget,
        bid,
        spent,
        remaining,
        released,
        state,
      },
      ...(until !== undefined && { until }),
      ...(document?.type.startsWith('image/') && { fileId: document.id }),
      isSample: false,
    });
    if (state === 'draft') continue;
    // Keywords that were removed later keep their results.
    for (const keyword of new Set([...keywords, ...account.results.keys()])) {
      const result = account.results.get(keyword) ?? { clicks: 0, spent: 0 };
      const shown = Math.max(getImpressions(campaign, keyword), result.clicks);
      rows.push({ id: `${id}:${keyword}`, keyword, state, bid, impressions: shown, ...result, campaignId: id });
    }
  }
  return { rows, cards };
}

/** Returns what the list shows: the visitor's own campaigns before the samples. */
export const joinLists = (own: CampaignList | undefined, samples: CampaignList): CampaignList => ({
  rows: [...(own?.rows ?? []), ...samples.rows],
  cards: [...(own?.cards ?? []), ...samples.cards],
});

/** Returns samples as they are at a moment: a campaign ends after its last day. */
export const endPastCampaigns = ({ rows, cards }: CampaignList, now: number): CampaignList => ({
  rows,
  cards: cards.map((card) =>
    card.until !== undefined && toDay(new Date(now)) > card.until ? { ...card, state: 'ended' } : card,
  ),
});

const COUNT_FORMAT = new Intl.NumberFormat(NUMBER_LOCALE);

/** Formats a number of impressions or clicks, as in 1,200. */
export const formatCount = (count: number): string => COUNT_FORMAT.format(count);

const PERCENT_FORMAT = new Intl.NumberFormat(NUMBER_LOCALE, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Formats the share of impressions that were clicked, as in 3.4%. */
export const formatRate = ({ clicks, impressions }: Pick<KeywordRow, 'clicks' | 'impressions'>): string =>
  PERCENT_FORMAT.format(impressions > 0 ? clicks / impressions : 0);

/** Returns the sums of all rows: cents, clicks and impressions. */
export const sumRows = (rows: readonly KeywordRow[]) => ({
  spent: rows.reduce((sum, { spent }) => sum + spent, 0),
  clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
  impressions: rows.reduce((sum, { impressions }) => sum + impressions, 0),
});

/** Returns the keywords as a CSV file. */
export const toKeywordCsv = (
  rows: readonly KeywordRow[],
  headings: readonly string[],
  states: Readonly<Record<CampaignState, string>>,
): string =>
  toCsv([
    headings,
    ...rows.map((row) => [
      row.keyword,
      states[row.state],
      formatAmount(row.bid),
      String(row.impressions),
      String(row.clicks),
      formatRate(row),
      formatAmount(row.spent),
    ]),
  ]);
