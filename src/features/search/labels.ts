import { getFavouriteLabels } from '@/features/favourites/labels.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { ROUTES } from '@/routes.ts';

/** Loads the labels of search, once a build. */
export const getSearchLabels = memoizeForBuild(() => getSingleton('searchLabels'));

/** Loads the labels that the panel and the results page share. Facets have the labels of the category lists. */
export const getSharedSearchLabels = memoizeForBuild(async () => {
  const { kinds, noResults, results, facets } = await getSearchLabels();
  const [listing, product, favourites] = await Promise.all([
    getSingleton('listingLabels'),
    getSingleton('productLabels'),
    getFavouriteLabels(),
  ]);
  const bands: Record<string, string> = {
    'under-10': listing.price.low,
    '10-50': listing.price.middle,
    'over-50': listing.price.high,
    '4.5': listing.rating.best,
    '4': listing.rating.good,
  };
  return {
    kinds,
    noResults: { ...noResults, href: ROUTES[noResults.link] },
    results: { ...results, favourite: favourites.add },
    rating: product.rating,
    facets: {
      ...facets,
      heading: listing.filter,
      seller: listing.seller,
      price: listing.price.title,
      rating: listing.rating.title,
      clear: listing.clear,
      remove: listing.remove,
      bands,
    },
  };
});

export type SearchLabels = Awaited<ReturnType<typeof getSharedSearchLabels>>;

/** Labels of the results page only. */
export type SearchPageLabels = Awaited<ReturnType<typeof getSearchLabels>>['screen'];
