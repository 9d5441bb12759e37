/** Rules about which of the visitor's own ads a page shows. Pure. */
import { getDistanceInKm, type Point } from '@/lib/geo.ts';
import { tokenize } from '@/lib/text/fold.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { getAccount } from '../rules/account.ts';
import { getState } from '../rules/decide.ts';
import type { OwnCampaigns } from '../watch-own-campaigns.ts';

/** What the visitor looks at, and where. */
export type Audience = {
  /** The words of a search, or the name of a category and the titles of its items. */
  texts: readonly string[];
  /** The place that the visitor has chosen. */
  place: Point;
};

/** An ad, and the keyword that it is shown for. */
export type SelectedAd = { campaign: Campaign; keyword: string };

/** Maximum number of ads on a page. */
export const MAX_ADS = 3;

/**
 * Returns the keyword that fits best: the one with most words among those whose words are all in one of the texts. Spelling
 * variants count as the same word, as in search.
 */
export function findKeyword(keywords: readonly string[], texts: readonly string[]): string | undefined {
  const known = texts.map((text) => new Set(tokenize(text)));
  let best: string | undefined;
  let mostWords = 0;
  for (const keyword of keywords) {
    const words = tokenize(keyword);
    if (words.length <= mostWords) continue;
    if (!known.some((text) => words.every((word) => text.has(word)))) continue;
    best = keyword;
    mostWords = words.length;
  }
  return best;
}

/** Returns whether a place is within the distance of a campaign. */
export const isWithinReach = ({ place, km }: Pick<Campaign, 'place' | 'km'>, from: Point): boolean =>
  getDistanceInKm(place, from) <= km;

/** Returns the campaigns that run at a moment. */
export const findRunning = ({ campaigns, entries }: OwnCampaigns, now: number): readonly Campaign[] =>
  campaigns.filter((campaign) => getState(campaign, getAccount(entries, campaign.id), now) === 'running');

/** Returns the ads for an audience: those with the highest bids, of equal ones the newest. */
export function selectAds(running: readonly Campaign[], { texts, place }: Audience): readonly SelectedAd[] {
  const ads: SelectedAd[] = [];
  for (const campaign of running) {
    if (!isWithinReach(campaign, place)) continue;
    const keyword = findKeyword(campaign.keywords, texts);
    if (keyword !== undefined) ads.push({ campaign, keyword });
  }
  return ads
    .sort((one, other) => other.campaign.bid - one.campaign.bid || other.campaign.createdAt - one.campaign.createdAt)
    .slice(0, MAX_ADS);
}
