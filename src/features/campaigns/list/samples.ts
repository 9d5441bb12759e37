import { createLookup, loadEntries } from '@/cms/entries.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { loadPlaces } from '@/features/places/places.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { toCents } from '@/lib/money.ts';
import { getSite } from '@/site/settings.ts';
import { createThumbnail } from '@/ui/pictures/thumbnail.ts';
import type { CampaignCard, CampaignList } from './rows.ts';

/** Returns the sample keywords and campaigns; none when the operator switched the samples off. */
export const loadSamples = memoizeContent(async (): Promise<CampaignList> => {
  const [{ settings }, content, { getPlace }, products] = await Promise.all([
    getSite(),
    getSingleton('campaigns'),
    loadPlaces(),
    loadEntries('products'),
  ]);
  if (!settings.sampleNotice.show) return { rows: [], cards: [] };
  const getProduct = createLookup('products', products);
  const cards = content.campaigns.map(async (sample, position): Promise<CampaignCard> => {
    const { headline, keywords, distance, state, run } = sample;
    const { picture } = getProduct(sample.product);
    return {
      id: `sample-${position}`,
      headline,
      keywords,
      place: getPlace(sample.place).name,
      km: distance,
      budget: toCents(sample.budget),
      bid: toCents(sample.bid),
      spent: toCents(sample.spent),
      remaining: 0,
      released: 0,
      state,
      ...(run.discriminant && { until: run.value }),
      picture: await createThumbnail(picture.image),
      isSample: true,
    };
  });
  const rows = content.keywords.map(({ keyword, bid, impressions, clicks, spent, state }) => ({
    ...{ id: keyword, keyword, state, impressions, clicks },
    bid: toCents(bid),
    spent: toCents(spent),
  }));
  return { rows, cards: await Promise.all(cards) };
});
