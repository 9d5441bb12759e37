import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRelatedProducts, RELATED_COUNT } from './related.ts';

const candidates = fc
  .array(
    fc.record({
      rating: fc.integer({ min: 1, max: 5 }),
      store: fc.integer({ min: 0, max: 5 }),
      category: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map((list) =>
    list.map(({ rating, store, category }, position) => ({
      id: String(position),
      rating,
      // Two stores are in each town.
      store: { id: String(store), place: { id: String(store % 3) } },
      category: { id: String(category) },
    })),
  );

type Product = typeof candidates extends fc.Arbitrary<(infer Item)[]> ? Item : never;

const rank = (product: Product, other: Product) => {
  if (other.store.id === product.store.id) return 0;
  if (other.category.id === product.category.id) return 1;
  return other.store.place.id === product.store.place.id ? 2 : 3;
};

test('the closest products come first', () => {
  fc.assert(
    fc.property(candidates, (products) => {
      const getRelatedProducts = createRelatedProducts(products);
      for (const product of products.slice(0, 5)) {
        const ranked = products
          .filter(({ id }) => id !== product.id)
          .sort((a, b) => rank(product, a) - rank(product, b) || b.rating - a.rating);
        expect(getRelatedProducts(product)).toEqual(ranked.slice(0, RELATED_COUNT));
      }
    }),
  );
});
