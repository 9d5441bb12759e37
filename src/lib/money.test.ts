import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCents, toCents } from './money.ts';

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
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
      }),
    );
  });

  test.each([
    [129_600, '$1,296.00'],
    [5, '$0.05'],
    [0, '$0.00'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});
