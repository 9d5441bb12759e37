import { expect, test } from 'vitest';
import { getDeadlineStatus, formatRelativeDay } from './deadline.ts';

/** A moment in local time. */
const createDate = (time: string) => new Date(time);

test.each([
  ['2026-11-20T00:00', 'open'],
  ['2026-11-23T23:59', 'open'],
  ['2026-11-24T00:00', 'soon'],
  ['2026-11-30T23:59:59', 'soon'],
  ['2026-12-01T00:00', 'closed'],
] as const)('at %s a deadline on 30 November is %s, with 7 days as soon', (time, state) => {
  expect(getDeadlineStatus('2026-11-30', createDate(time), 7)).toBe(state);
});

test('uses the given number of days for soon', () => {
  expect(getDeadlineStatus('2026-11-30', createDate('2026-11-20T00:00'), 30)).toBe('soon');
});

test.each([
  ['2026-11-20T23:59', 'in 10 days'],
  ['2026-11-29T00:00', 'tomorrow'],
  ['2026-11-30T23:59', 'today'],
  ['2026-12-03T09:00', '3 days ago'],
])('at %s, 30 November is %s', (time, text) => {
  expect(formatRelativeDay('2026-11-30', createDate(time))).toBe(text);
});
