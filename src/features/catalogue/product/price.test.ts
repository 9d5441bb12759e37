import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import {
  isOrderable,
  getMaxOrderQuantity,
  findNextTier,
  getMinOrderQuantity,
  snapQuantity,
  stepQuantity,
  findTier,
  formatTierRange,
  calculateTotalPrice,
} from './price.ts';

/** Shoes: at least 6 pairs, in packs of 6. */
const SHOES: PricingTerms = {
  moq: 6,
  mq: 6,
  tiers: [
    { quantity: 6, cents: 2400 },
    { quantity: 36, cents: 2150 },
    { quantity: 144, cents: 1900 },
  ],
};

/** Terms as an editor may write them: prices fall as quantities rise, the first tier starts at the MOQ. */
const terms = fc
  .record({
    moq: fc.integer({ min: 1, max: 500 }),
    mq: fc.integer({ min: 1, max: 60 }),
    steps: fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 4 }),
    cents: fc.integer({ min: 10, max: 1_000_000 }),
    cuts: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ moq, mq, steps, cents, cuts }): PricingTerms => {
    const tiers = [{ quantity: moq, cents }];
    for (const [position, step] of steps.entries()) {
      const before = tiers[position] ?? { quantity: moq, cents };
      tiers.push({ quantity: before.quantity + step, cents: before.cents - (cuts[position] ?? 0) });
    }
    return { moq, mq, tiers };
  });

const quantity = fc.integer({ min: 1, max: 20_000 });

describe('orderable quantities', () => {
  test('start at the MOQ, rounded up to a whole pack', () => {
    expect(getMinOrderQuantity(SHOES)).toBe(6);
    expect(getMinOrderQuantity({ ...SHOES, moq: 10, mq: 4 })).toBe(12);
  });

  test('are never below the smallest order', () => {
    fc.assert(
      fc.property(terms, (some) => {
        const least = getMinOrderQuantity(some);
        expect(isOrderable(least, some)).toBe(true);
        expect(isOrderable(least - some.mq, some)).toBe(false);
      }),
    );
  });

  test.each([
    [1, 6],
    [8, 6],
    [9, 12],
    [11, 12],
    [12, 12],
    [-40, 6],
    [NaN, 6],
    [Infinity, 6],
    [6.5, 6],
  ])('%d pairs snap to %i', (wanted, expected) => {
    expect(snapQuantity(wanted, SHOES)).toBe(expected);
  });

  test('snapQuantity returns an orderable quantity for any number', () => {
    fc.assert(
      fc.property(terms, fc.oneof(fc.double(), fc.integer()), (some, wanted) => {
        expect(isOrderable(snapQuantity(wanted, some), some)).toBe(true);
      }),
    );
  });

  test('snapQuantity returns the nearest one and preserves an orderable one', () => {
    fc.assert(
      fc.property(terms, quantity, (some, wanted) => {
        const snapped = snapQuantity(wanted, some);
        expect(snapQuantity(snapped, some)).toBe(snapped);
        if (wanted >= getMinOrderQuantity(some)) expect(Math.abs(snapped - wanted)).toBeLessThanOrEqual(some.mq / 2);
      }),
    );
  });
});

describe('tiers', () => {
  test.each([
    [6, 2400],
    [35, 2400],
    [36, 2150],
    [143, 2150],
    [144, 1900],
    [10_000, 1900],
    [1, 2400],
  ])('%i pairs cost %i cents each', (pieces, cents) => {
    expect(findTier(pieces, SHOES).cents).toBe(cents);
  });

  test('format their range', () => {
    expect(SHOES.tiers.map((_, index) => formatTierRange(index, SHOES.tiers))).toEqual(['6–35', '36–143', '144 +']);
    expect(formatTierRange(3, SHOES.tiers)).toBe('');
  });

  test('findTier throws without tiers', () => {
    expect(() => findTier(6, { ...SHOES, tiers: [] })).toThrow('price tier');
  });

  test('the price of one piece never rises with the quantity', () => {
    fc.assert(
      fc.property(terms, quantity, quantity, (some, one, more) => {
        expect(findTier(one + more, some).cents).toBeLessThanOrEqual(findTier(one, some).cents);
      }),
    );
  });

  test('the total never falls within a tier', () => {
    fc.assert(
      fc.property(terms, quantity, quantity, (some, one, more) => {
        fc.pre(findTier(one, some) === findTier(one + more, some));
        expect(calculateTotalPrice(one + more, some)).toBeGreaterThanOrEqual(calculateTotalPrice(one, some));
      }),
    );
  });

  test('the total is the price of one piece times the quantity', () => {
    expect(calculateTotalPrice(36, SHOES)).toBe(36 * 2150);
  });
});

describe('the next tier', () => {
  test('returns the missing quantity in whole packs', () => {
    expect(findNextTier(6, SHOES)).toEqual({ tier: SHOES.tiers[1], missing: 30 });
    expect(
      findNextTier(4, {
        ...SHOES,
        moq: 4,
        mq: 4,
        tiers: [
          { quantity: 4, cents: 9 },
          { quantity: 10, cents: 8 },
        ],
      })?.missing,
    ).toBe(8);
  });

  test('is undefined in the last tier', () => {
    expect(findNextTier(144, SHOES)).toBeUndefined();
  });

  test('the missing quantity leads to an orderable quantity at that price or a lower one', () => {
    fc.assert(
      fc.property(terms, quantity, (some, wanted) => {
        const now = snapQuantity(wanted, some);
        const next = findNextTier(now, some);
        if (!next) {
          expect(findTier(now, some)).toBe(some.tiers.at(-1));
          return;
        }
        const then = now + next.missing;
        expect(isOrderable(then, some)).toBe(true);
        expect(then).toBeGreaterThanOrEqual(next.tier.quantity);
        expect(findTier(then, some).cents).toBeLessThanOrEqual(next.tier.cents);
        // One pack less does not reach the tier.
        expect(then - some.mq).toBeLessThan(next.tier.quantity);
      }),
    );
  });
});

describe('stepQuantity', () => {
  test('moves from any quantity to the next whole pack', () => {
    expect(stepQuantity(102, 1, SHOES, 1000)).toBe(108);
    expect(stepQuantity(102, -1, SHOES, 1000)).toBe(96);
    expect(stepQuantity(100, 1, SHOES, 1000)).toBe(102);
    expect(stepQuantity(100, -1, SHOES, 1000)).toBe(96);
  });

  test('stays between the smallest and the largest order', () => {
    expect(stepQuantity(1, -1, SHOES, 1000)).toBe(6);
    expect(stepQuantity(996, 1, SHOES, 1000)).toBe(996);
    expect(stepQuantity(5000, -1, SHOES, 1000)).toBe(996);
  });

  test('always returns an orderable quantity', () => {
    fc.assert(
      fc.property(terms, quantity, fc.constantFrom<1 | -1>(-1, 1), (own, from, packs) => {
        expect(isOrderable(stepQuantity(from, packs, own, 1_000_000), own)).toBe(true);
      }),
    );
  });
});

describe('getMaxOrderQuantity', () => {
  test('consists of whole packs', () => {
    expect(getMaxOrderQuantity(SHOES, 1000)).toBe(996);
    expect(snapQuantity(1_000_000_002, SHOES, 1000)).toBe(996);
  });

  test('is never below the smallest order', () => {
    expect(getMaxOrderQuantity(SHOES, 2)).toBe(6);
  });
});

test('ranges of tiers have thousands separators', () => {
  const tiers = [1000, 5000].map((from) => ({ quantity: from, cents: 100 }));
  expect(formatTierRange(0, tiers)).toBe('1,000–4,999');
  expect(formatTierRange(1, tiers)).toBe('5,000 +');
});
