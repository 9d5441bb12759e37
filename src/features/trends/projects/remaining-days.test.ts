import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/dates/days.ts';
import { getDayUnit, getRemainingTime } from './remaining-days.ts';

const PROJECT = { opens: '2026-11-01', closes: '2026-12-01' };

test.each([
  ['2026-10-01', 61, 1],
  ['2026-11-01', 30, 1],
  ['2026-11-16', 15, 0.5],
  ['2026-12-01', 0, 0],
  ['2026-12-02', -1, 0],
])('on %s there are %i days and a share of %d', (today, days, share) => {
  expect(getRemainingTime(PROJECT, today)).toEqual({ days, share });
});

test('the share is never outside 0 and 1, and falls by the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -500, max: 500 }), (length, offset) => {
      const project = { opens: '2026-01-01', closes: addDays('2026-01-01', length) };
      const today = addDays('2026-01-01', offset);
      const { days, share } = getRemainingTime(project, today);
      expect(days).toBe(length - offset);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(getRemainingTime(project, addDays(today, 1)).share).toBeLessThanOrEqual(share);
    }),
  );
});

test.each([
  [{ one: '1 day', other: '{count} days' }, 1, 'day'],
  [{ one: '1 day', other: '{count} days' }, 0, 'days'],
  [{ one: '1 day', other: '{count} days' }, -3, 'days'],
  [{ one: '1 day', other: '{count} days' }, 1200, 'days'],
  [{ one: 'one day', other: '{count} days' }, 1, 'one day'],
])('in %j the unit of %i is “%s”', (labels, days, unit) => {
  expect(getDayUnit(labels, days)).toBe(unit);
});
