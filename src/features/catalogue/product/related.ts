/** What decides how closely two products are related. */
type Candidate = {
  id: string;
  rating: number;
  store: { id: string; place: { id: string } };
  category: { id: string; showAsFilter: boolean };
};

/** Number of related products that are shown at first. */
export const RELATED_COUNT = 10;
/** Number of related products of each category that the filter can show. */
const MAX_PER_CATEGORY = 6;

/**
 * Returns a function that finds the products related to one: those of the same store first, then of the same category, of the
 * same town, and all others, each by their rating; then the best of each category of the filter. The products are sorted and
 * grouped once, because every page of a product asks.
 */
export function createRelatedProducts<Product extends Candidate>(
  products: readonly Product[],
): (product: Product) => Product[] {
  const best = products.toSorted((a, b) => b.rating - a.rating);
  const group = (toKey: (product: Product) => string) => {
    const groups = Map.groupBy(best, toKey);
    return (key: string): readonly Product[] => groups.get(key) ?? [];
  };
  const ofStore = group(({ store }) => store.id);
  const ofTown = group(({ store }) => store.place.id);
  const ofCategory = group(({ category }) => category.id);
  const ofStoreAndCategory = group(({ store, category }) => `${store.id}:${category.id}`);
  const ofTownAndCategory = group(({ store, category }) => `${store.place.id}:${category.id}`);
  const categories = [...new Map(best.map(({ category }) => [category.id, category])).values()];

  return (product) => {
    const { store, category } = product;
    const take = (count: number, ...groups: (readonly Product[])[]): Product[] => {
      const taken = new Set<Product>();
      // Of each group, as many as are missing: the others are the product itself, or in the groups before.
      for (const other of groups.flatMap((list) => list.slice(0, 2 * count + 1))) {
        if (other.id !== product.id) taken.add(other);
      }
      return [...taken].slice(0, count);
    };
    const closest = take(RELATED_COUNT, ofStore(store.id), ofCategory(category.id), ofTown(store.place.id), best);
    const filterable = categories
      .filter(({ id, showAsFilter }) => showAsFilter || id === category.id)
      .flatMap(({ id }) => {
        const near = id === category.id ? [] : ofTownAndCategory(`${store.place.id}:${id}`);
        return take(MAX_PER_CATEGORY, ofStoreAndCategory(`${store.id}:${id}`), near, ofCategory(id));
      });
    return [...new Set([...closest, ...filterable])];
  };
}
