import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Loads the labels of product, store, service and category pages, once a build. */
export const getCatalogueLabels = memoizeForBuild(async () => ({
  product: await getSingleton('productLabels'),
  store: await getSingleton('storeLabels'),
  service: await getSingleton('serviceLabels'),
  listing: await getSingleton('listingLabels'),
}));
