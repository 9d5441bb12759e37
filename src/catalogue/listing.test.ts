import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS, passes, readChoice, SORTS, sorted, writeChoice, type Choice, type Listed } from './listing.ts';

const NONE: Choice = { seller: [], price: [], moq: [], rating: [] };

const listed = fc.record({
  seller: fc.constantFrom('a', 'b', 'c'),
  cents: fc.integer({ min: 0, max: 20_000 }),
  moq: fc.integer({ min: 1, max: 60 }),
  rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  position: fc.nat(99),
});

const some = (values: readonly string[]) => fc.subarray([...values]);
const choice = fc.record({
  seller: some(['a', 'b', 'c']),
  price: some(BANDS.price.map((band) => band.value)),
  moq: some(BANDS.moq.map((band) => band.value)),
  rating: some(BANDS.rating.map((band) => band.value)),
});

describe('facets', () => {
  it('let everything pass while nothing is chosen', () => {
    fc.assert(fc.property(listed, (product) => passes(product, NONE)));
  });

  it('put every price into exactly one band', () => {
    fc.assert(fc.property(listed, (product) => BANDS.price.filter((band) => band.holds(product)).length === 1));
  });

  it('widen with each value of one facet', () => {
    fc.assert(
      fc.property(listed, choice, fc.constantFrom('a', 'b', 'c'), (product, chosen, seller) => {
        if (chosen.seller.length === 0 || !passes(product, chosen)) return;
        expect(passes(product, { ...chosen, seller: [...chosen.seller, seller] })).toBe(true);
      }),
    );
  });

  it('narrow with each further facet', () => {
    fc.assert(
      fc.property(listed, choice, (product, chosen) => {
        if (passes(product, chosen)) expect(passes(product, { ...chosen, price: [] })).toBe(true);
      }),
    );
  });

  it('draw the bands where the words say', () => {
    const at = (cents: number): Listed => ({ seller: 'a', cents, moq: 1, rating: 5, position: 0 });
    const bands = [999, 1000, 5000, 5001].map((cents) => BANDS.price.find((band) => band.holds(at(cents)))?.value);
    expect(bands).toEqual(['under-10', '10-50', '10-50', 'over-50']);
  });
});

describe('order', () => {
  it('keeps all products and goes one way', () => {
    fc.assert(
      fc.property(fc.array(listed), (products) => {
        const up = sorted(products, 'price-up').map((product) => product.cents);
        expect(up).toEqual([...up].sort((a, b) => a - b));
        expect(sorted(products, 'price-down').map((product) => product.cents)).toEqual([...up].reverse());
      }),
    );
  });
});

describe('address', () => {
  const sellers = new Set(['a', 'b', 'c']);

  it('gives back what was written into it', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom(...SORTS), (chosen, sort) => {
        expect(readChoice(writeChoice(chosen, sort), sellers)).toEqual({ choice: chosen, sort });
      }),
    );
  });

  it('passes over what does not exist', () => {
    const search = new URLSearchParams('seller=zz&price=free&price=10-50&sort=random&rating=<script>');
    expect(readChoice(search, sellers)).toEqual({ choice: { ...NONE, price: ['10-50'] }, sort: 'first' });
  });
});
