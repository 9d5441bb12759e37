/** What decides how closely two products are related. */
type Candidate = {
  id: string;
  rating: number;
  store: { id: string; place: { id: string } };
  category: { id: string };
};

/** Number of related products that a page shows: of all categories, or of the one that the visitor selects. */
export const RELATED_COUNT = 6;

/**
 * Returns a function that finds the products related to one: those of the same store first, then of the same category, of the
 * same town, and all others, each by their rating. The products are sorted and grouped once, because every page of a product asks.
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

  return (product) => {
    const taken = new Set<Product>();
    const { store, category } = product;
    // Of each group, as many as are missing: the others are the product itself, or in the groups before.
    for (const list of [ofStore(store.id), ofCategory(category.id), ofTown(store.place.id), best]) {
      for (const other of list.slice(0, 2 * RELATED_COUNT + 1)) if (other.id !== product.id) taken.add(other);
    }
    return [...taken].slice(0, RELATED_COUNT);
  };
}
