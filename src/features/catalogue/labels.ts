import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of store, product, service and category pages, read once a build. */
export const catalogueWords = once(async () => ({
  product: await singleton('productWords'),
  store: await singleton('storeWords'),
  service: await singleton('serviceWords'),
  listing: await singleton('listingWords'),
  favourites: await singleton('favouriteWords'),
}));
