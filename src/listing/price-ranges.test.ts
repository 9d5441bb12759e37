import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_RANGES, type ListedProduct } from './price-ranges.ts';

const createItem = (cents: number): ListedProduct => ({ seller: 'a', cents, moq: 1, rating: 5, position: 0 });

it('every price is in exactly one range', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      (cents) => PRICE_RANGES.price.filter((range) => range.has(createItem(cents))).length === 1,
    ),
  );
});

it('the price ranges match their labels', () => {
  const ranges = [999, 1000, 5000, 5001].map(
    (cents) => PRICE_RANGES.price.find((range) => range.has(createItem(cents)))?.value,
  );
  expect(ranges).toEqual(['under-10', '10-50', '10-50', 'over-50']);
});
