import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_RANGES, type ListedProduct } from './price-ranges.ts';

const at = (cents: number): ListedProduct => ({ seller: 'a', cents, moq: 1, rating: 5, position: 0 });

it('every price is in exactly one band', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      (cents) => PRICE_RANGES.price.filter((band) => band.holds(at(cents))).length === 1,
    ),
  );
});

it('the bands of prices are drawn where the words say', () => {
  const bands = [999, 1000, 5000, 5001].map((cents) => PRICE_RANGES.price.find((band) => band.holds(at(cents)))?.value);
  expect(bands).toEqual(['under-10', '10-50', '10-50', 'over-50']);
});
