import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getPriceRange,
  getRateChange,
  getRateDirection,
  formatChange,
  getLatestRate,
  getTopMovers,
  getRateAt,
  type Series,
} from './rates.ts';

const createSeries = (...cents: number[]): Series =>
  cents.map((each, position) => ({
    month: `2026-${String(position + 1).padStart(2, '0')}`,
    cents: each,
    arrivals: 100,
  }));

const createCommodity = (name: string, ...cents: number[]) => ({ name, months: createSeries(...cents) });
const getItemNames = (items: readonly { name: string }[]) => items.map(({ name }) => name);

const cents = fc.integer({ min: 1, max: 100_000 });

describe('getRateChange', () => {
  test.each([
    [[100, 53, 45], -15.09],
    [[36, 39], 8.33],
    [[50, 50], 0],
    [[50], 0],
  ])('%j', (prices, percent) => {
    expect(getRateChange(createSeries(...prices))).toBeCloseTo(percent, 2);
  });

  test('applied to the previous price yields the newest', () => {
    fc.assert(
      fc.property(cents, cents, (before, now) => {
        expect(before * (1 + getRateChange(createSeries(before, now)) / 100)).toBeCloseTo(now, 6);
      }),
    );
  });

  test.each([
    [8.333, '+8.3\u00a0%'],
    [-30.5, '−30.5\u00a0%'],
    [0, '0.0\u00a0%'],
    [-0.04, '0.0\u00a0%'],
    [1234.5, '+1,234.5\u00a0%'],
  ])('formats %d as %s', (percent, labels) => {
    expect(formatChange(percent)).toBe(labels);
  });
});

describe('getRateDirection', () => {
  test.each([
    [8.333, 'risen'],
    [0.05, 'risen'],
    [0.04, 'same'],
    [0, 'same'],
    [-0.04, 'same'],
    [-0.05, 'fallen'],
    [-30.5, 'fallen'],
  ])('%d is %s', (percent, direction) => {
    expect(getRateDirection(percent)).toBe(direction);
  });
});

describe('rates', () => {
  test('the newest month is the last one', () => {
    expect(getLatestRate(createSeries(31, 45)).cents).toBe(45);
    expect(() => getLatestRate([])).toThrow('no rate of any month');
  });

  test('minimum and maximum enclose the modal price', () => {
    expect(getPriceRange(45, 0.14)).toEqual({ low: 39, high: 51 });
    fc.assert(
      fc.property(cents, fc.double({ min: 0, max: 0.9, noNaN: true }), (modal, spread) => {
        const { low, high } = getPriceRange(modal, spread);
        expect(low).toBeLessThanOrEqual(modal);
        expect(high).toBeGreaterThanOrEqual(modal);
        // Symmetric, except for rounding to the cent.
        expect(Math.abs(low + high - 2 * modal)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('another market’s rate is a whole number of cents', () => {
    expect(getRateAt(45, 1.06)).toBe(48);
    expect(getRateAt(49, 0.97)).toBe(48);
  });
});

describe('getTopMovers', () => {
  const onion = createCommodity('onion', 36, 39);
  const capsicum = createCommodity('capsicum', 145, 112);
  const kingfish = createCommodity('kingfish', 836, 581);
  const cucumber = createCommodity('cucumber', 71, 59);
  const potato = createCommodity('potato', 38, 38);

  test('returns the largest changes first', () => {
    expect(getItemNames(getTopMovers([potato, onion, kingfish], 2))).toEqual(['kingfish', 'onion']);
  });

  test('includes both directions if both exist', () => {
    const all = [onion, capsicum, cucumber, potato, kingfish];
    expect(getItemNames(getTopMovers(all, 3))).toEqual(['kingfish', 'capsicum', 'onion']);
    expect(getItemNames(getTopMovers(all, 2))).toEqual(['kingfish', 'onion']);
    expect(getItemNames(getTopMovers(all, 1))).toEqual(['kingfish']);
  });

  test('returns one direction if all changes have it', () => {
    expect(getItemNames(getTopMovers([capsicum, cucumber, kingfish], 2))).toEqual(['kingfish', 'capsicum']);
  });

  test('returns the requested number without duplicates, the largest change first', () => {
    const item = fc.tuple(cents, cents).map(([before, now]) => ({ months: createSeries(before, now) }));
    fc.assert(
      fc.property(fc.array(item), fc.integer({ min: 0, max: 12 }), (items, count) => {
        const chosen = getTopMovers(items, count);
        expect(chosen).toHaveLength(Math.min(count, items.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        const getSize = (one: { months: Series }) => Math.abs(getRateChange(one.months));
        const [first] = chosen;
        if (first) for (const one of items) expect(getSize(one)).toBeLessThanOrEqual(getSize(first));
      }),
    );
  });
});
