import type { Labels } from '@/cms/labels/get-labels.ts';
import { ROUTES, type RouteName } from '@/routes.ts';

type Sources = {
  search: Labels<'search'>;
  listing: Labels<'listing'>;
  products: Labels<'products'>;
  favourites: Labels<'favourites'>;
  /** The page that a search without results links to. */
  noResultsLink: RouteName;
};

/** Returns the labels that the panel and the results page share. Facets have the labels of the category lists. */
export function createResultLabels({ search, listing, products, favourites, noResultsLink }: Sources) {
  const bands: Record<string, string> = {
    'under-10': listing.price.low,
    '10-50': listing.price.middle,
    'over-50': listing.price.high,
    '4.5': listing.rating.best,
    '4': listing.rating.good,
  };
  return {
    kinds: search.kinds,
    all: search.all,
    noResults: { ...search.noResults, href: ROUTES[noResultsLink] },
    results: {
      ...search.results,
      favourite: favourites.add,
      order: { moq: products.chips.moq, mq: products.chips.mq },
    },
    rating: products.rating,
    facets: {
      ...search.facets,
      heading: listing.filter,
      chosen: listing.chosen,
      close: listing.close,
      seller: listing.seller,
      price: listing.price.title,
      rating: listing.rating.title,
      clear: listing.clear,
      remove: listing.remove,
      bands,
    },
  };
}

export type ResultLabels = ReturnType<typeof createResultLabels>;
