import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of store, product, service and category pages, read once a build. */
export const getCatalogueLabels = memoizeForBuild(async () => ({
  product: await getSingleton('productWords'),
  store: await getSingleton('storeWords'),
  service: await getSingleton('serviceWords'),
  listing: await getSingleton('listingWords'),
  favourites: await getSingleton('favouriteWords'),
}));
