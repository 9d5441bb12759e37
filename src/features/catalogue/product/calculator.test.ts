import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeOrder, readOrder, requestQuantity, startOrder, stepOrder, type Calculator } from './calculator.ts';
import { isOrderable } from './price.ts';

const CALCULATOR: Calculator = {
  terms: {
    moq: 10,
    mq: 4,
    tiers: [
      { quantity: 10, cents: 500 },
      { quantity: 100, cents: 450 },
    ],
  },
  max: 1001,
  unit: { one: 'jar', other: 'jars' },
  labels: {
    quantity: 'Quantity',
    less: 'Less',
    more: 'More',
    total: 'Total',
    next: '{missing} more for {price} a {unit}',
    best: 'Best price',
    snapped: '{quantity} of {moq} in {mq}',
    tooMany: 'At most {max}',
    invalid: 'A number',
  },
};

const start = startOrder(CALCULATOR);

describe('an order', () => {
  test('starts with the minimum, and has no issue when it can be ordered', () => {
    expect(start).toEqual({ quantity: 12 });
    expect(requestQuantity(16, CALCULATOR)).toEqual({ quantity: 16 });
  });

  test('is adjusted to whole packs between minimum and maximum', () => {
    expect(requestQuantity(17, CALCULATOR)).toEqual({ quantity: 16, issue: 'snapped' });
    expect(requestQuantity(1, CALCULATOR)).toEqual({ quantity: 12, issue: 'snapped' });
    expect(requestQuantity(5000, CALCULATOR)).toEqual({ quantity: 1000, issue: 'tooMany' });
  });

  test('is the largest one for a quantity of too many digits, and the smallest one for such a negative', () => {
    const digits = '9'.repeat(13);
    expect(readOrder(digits, start, CALCULATOR)).toEqual({ quantity: 1000, issue: 'tooMany' });
    expect(readOrder(`-${digits}`, { quantity: 20 }, CALCULATOR)).toEqual({ quantity: 12, issue: 'snapped' });
    expect(stepOrder(digits, start, 1, CALCULATOR)).toEqual(stepOrder('5000', start, 1, CALCULATOR));
  });

  test('is read from a typed text; an invalid one leaves the quantity', () => {
    expect(readOrder(' 1,000 ', start, CALCULATOR)).toEqual({ quantity: 1000 });
    expect(readOrder('', { quantity: 20 }, CALCULATOR)).toEqual({ quantity: 20 });
    expect(readOrder('a dozen', { quantity: 20 }, CALCULATOR)).toEqual({ quantity: 20, issue: 'invalid' });
  });

  test('continues from the typed text, or from the order before an invalid one', () => {
    expect(stepOrder('17', start, 1, CALCULATOR)).toEqual({ quantity: 20 });
    expect(stepOrder('17', start, -1, CALCULATOR)).toEqual({ quantity: 16 });
    expect(stepOrder('many', { quantity: 20 }, 1, CALCULATOR)).toEqual({ quantity: 24 });
    expect(stepOrder('12', start, -1, CALCULATOR)).toEqual({ quantity: 12 });
  });

  test('can always be ordered', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2000), fc.constantFrom(1, -1), (typed, requested, direction) => {
        const before = requestQuantity(requested, CALCULATOR);
        for (const order of [readOrder(typed, before, CALCULATOR), stepOrder(typed, before, direction, CALCULATOR)]) {
          expect(isOrderable(order.quantity, CALCULATOR.terms)).toBe(true);
        }
      }),
    );
  });
});

describe('what the calculator shows', () => {
  test('is the total, and the way to the next tier', () => {
    expect(describeOrder({ quantity: 12 }, CALCULATOR)).toEqual({
      tier: 0,
      hint: '88 more for $4.50 a jar',
      summary: 'Total: 12 jars, ',
      total: '$60.00',
      progress: 12,
    });
  });

  test('is the best price in the last tier', () => {
    expect(describeOrder({ quantity: 200 }, CALCULATOR)).toMatchObject({ tier: 1, hint: 'Best price', progress: 100 });
  });

  test('is the issue of the request', () => {
    expect(describeOrder({ quantity: 16, issue: 'snapped' }, CALCULATOR).hint).toBe('16 of 10 in 4');
    // 1,001 can be requested, but not in packs of 4.
    expect(describeOrder(requestQuantity(1001, CALCULATOR), CALCULATOR).hint).toBe('At most 1,000');
  });

  test('is neither a tier nor a total while the quantity is invalid', () => {
    expect(describeOrder({ quantity: 200, issue: 'invalid' }, CALCULATOR)).toEqual({
      tier: -1,
      hint: 'A number',
      summary: '',
      total: '',
      progress: 0,
    });
  });
});
