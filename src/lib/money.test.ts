import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney, formatRoundMoney, toCents, toDollars } from './money.ts';

/** Amounts below the limit of inputs. */
const CENTS = fc.integer({ min: 0, max: 99_999_999_999_999 });

describe('money', () => {
  test.each([
    [61.5, 6150],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [0, 0],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  test('round-trips cents through dollars', () => {
    fc.assert(
      fc.property(CENTS, (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    [129_600, '$1,296.00', '$1,296', '1296.00'],
    [129_650, '$1,296.50', '$1,296.50', '1296.50'],
    [5, '$0.05', '$0.05', '0.05'],
    [0, '$0.00', '$0', '0.00'],
    [-1250, '-$12.50', '-$12.50', '-12.50'],
  ])('formats %i cents as %s, %s and %s', (cents, text, round, plain) => {
    expect(formatMoney(cents)).toBe(text);
    expect(formatRoundMoney(cents)).toBe(round);
    expect(formatAmount(cents)).toBe(plain);
  });
});
