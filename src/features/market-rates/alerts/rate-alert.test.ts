import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAlert,
  findReachedAlerts,
  isReached,
  isSameAlert,
  removeAlert,
  type PublishedRate,
  type RateAlert,
} from './rate-alert.ts';

const createAlert = (changes: Partial<RateAlert> = {}): RateAlert => ({
  commodity: 'tomato',
  direction: 'above',
  cents: 50,
  since: '2026-11',
  ...changes,
});

const createRate = (changes: Partial<PublishedRate> = {}): PublishedRate => ({
  commodity: 'tomato',
  name: 'Tomato',
  market: 'Barka',
  path: '/tomato',
  month: '2026-12',
  monthName: 'December 2026',
  cents: 51,
  ...changes,
});

describe('isReached', () => {
  test.each([
    ['above', 49, false],
    ['above', 50, true],
    ['above', 51, true],
    ['below', 51, false],
    ['below', 50, true],
    ['below', 49, true],
  ] as const)('%s 50 at %i is %s', (direction, price, reached) => {
    expect(isReached({ direction, cents: 50 }, price)).toBe(reached);
  });
});

describe('findReachedAlerts', () => {
  test('returns the alert with the rate that crossed it', () => {
    expect(findReachedAlerts([createAlert()], [createRate()])).toEqual([{ alert: createAlert(), rate: createRate() }]);
  });

  test('ignores the month in which the alert was set, and earlier ones', () => {
    expect(findReachedAlerts([createAlert()], [createRate({ month: '2026-11' })])).toEqual([]);
    expect(findReachedAlerts([createAlert()], [createRate({ month: '2026-10' })])).toEqual([]);
  });

  test('ignores commodities that the site no longer has', () => {
    expect(findReachedAlerts([createAlert({ commodity: 'gold' })], [createRate()])).toEqual([]);
  });
});

test('there is at most one alert a commodity, and removing it leaves the others', () => {
  const alerts = fc.record({
    commodity: fc.constantFrom('tomato', 'onion', 'lime'),
    direction: fc.constantFrom('above', 'below'),
    cents: fc.integer({ min: 1, max: 1000 }),
    since: fc.constant('2026-11'),
  }) satisfies fc.Arbitrary<RateAlert>;
  fc.assert(
    fc.property(fc.array(alerts), (added) => {
      const stored = added.reduce<RateAlert[]>(addAlert, []);
      expect(new Set(stored.map(({ commodity }) => commodity)).size).toBe(stored.length);
      for (const { commodity } of added) {
        const last = added.findLast((each) => each.commodity === commodity);
        expect(stored.find((each) => each.commodity === commodity)).toEqual(last);
      }
      expect(removeAlert(stored, 'onion')).toEqual(stored.filter(({ commodity }) => commodity !== 'onion'));
    }),
  );
});

describe('isSameAlert', () => {
  test('compares what the visitor sees', () => {
    expect(isSameAlert(undefined, undefined)).toBe(true);
    expect(isSameAlert(createAlert(), undefined)).toBe(false);
    expect(isSameAlert(createAlert(), createAlert({ since: '2026-12' }))).toBe(true);
    expect(isSameAlert(createAlert(), createAlert({ cents: 51 }))).toBe(false);
    expect(isSameAlert(createAlert(), createAlert({ direction: 'below' }))).toBe(false);
  });
});
