import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of store, product, service and category pages, read once a build. */
export const getCatalogueLabels = memoizeForBuild(async () => ({
  product: await getSingleton('productLabels'),
  store: await getSingleton('storeLabels'),
  service: await getSingleton('serviceLabels'),
  listing: await getSingleton('listingLabels'),
}));
