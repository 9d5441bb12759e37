/** Number of products whose pictures a card of a store shows. */
const MAX_PRODUCTS = 3;

/** Returns the best rated products, those that a card of their store shows. */
export const getBestProducts = <Rated extends { rating: number }>(products: readonly Rated[]): Rated[] =>
  products.toSorted((a, b) => b.rating - a.rating).slice(0, MAX_PRODUCTS);
