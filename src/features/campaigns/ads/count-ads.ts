/** Counts how often ads are seen and clicked. */
import { makeId } from '@/lib/make-id.ts';
import type { Campaigns } from '../rules/campaigns.ts';
import type { SelectedAd } from './select-ads.ts';

/**
 * Creates the functions that count the ads of one page view. They reject with a `StorageError` when storage fails.
 *
 * @param isCounted returns false for a browser that a program controls
 */
export function createAdCounter({ act }: Pick<Campaigns, 'act'>, isCounted: () => boolean) {
  /** Impressions by campaign and view. The id is the idempotency key of the click. */
  const impressions = new Map<string, { id: string; stored: Promise<unknown> }>();

  const addImpression = ({ campaign, keyword }: SelectedAd, view: string) => {
    const key = JSON.stringify([campaign.id, view]);
    const before = impressions.get(key);
    if (before) return before;
    const impression = { id: makeId(), stored: act(campaign.id, { type: 'show', keyword }) };
    impressions.set(key, impression);
    return impression;
  };

  return {
    /**
     * Counts that an ad was seen, once per view.
     * @param view identifies what the visitor looks at; the results of another search are another view
     */
    countImpression: async (ad: SelectedAd, view: string): Promise<void> => {
      if (isCounted()) await addImpression(ad, view).stored;
    },

    /** Books a click, once per impression. A click before the impression was counted counts both. */
    countClick: async (ad: SelectedAd, view: string): Promise<void> => {
      if (!isCounted()) return;
      const { id: impression, stored } = addImpression(ad, view);
      await stored;
      await act(ad.campaign.id, { type: 'click', keyword: ad.keyword, impression });
    },
  };
}

export type AdCounter = ReturnType<typeof createAdCounter>;
