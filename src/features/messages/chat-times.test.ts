import { expect, test } from 'vitest';
import { formatListTime, formatTime } from './chat-times.ts';

const AGE = {
  now: 'now',
  minutes: { one: '{count} min', other: '{count} min' },
  hours: { one: '{count} h', other: '{count} h' },
};

/** Returns a time in November 2026 on the visitor's clock. */
const toTime = (day: number, hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 10, day, hours, minutes, seconds).getTime();
const format = (moment: number, now: number): string => formatListTime(moment, new Date(now), AGE);

test('the list shows minutes in the last hour, also over midnight, then hours today', () => {
  const now = toTime(24, 12, 0);
  expect(format(toTime(24, 11, 59, 1), now)).toBe('now');
  expect(format(toTime(24, 11, 59), now)).toBe('1 min');
  expect(format(toTime(24, 11, 1), now)).toBe('59 min');
  expect(format(toTime(24, 11, 0), now)).toBe('1 h');
  expect(format(toTime(24, 0, 0), now)).toBe('12 h');
  expect(format(toTime(23, 23, 50), toTime(24, 0, 20))).toBe('30 min');
});

test('the list shows the weekday of the last six days, then the date', () => {
  const now = toTime(24, 12, 0);
  expect(format(toTime(23, 23, 0), now)).toBe('Mon');
  expect(format(toTime(18, 9, 0), now)).toBe('Wed');
  expect(format(toTime(17, 9, 0), now)).toBe('17 Nov');
});

test('a message after the last minute of the clock is new; one of a clock that was ahead has its time', () => {
  const now = toTime(24, 12, 0);
  expect(format(toTime(24, 12, 0, 59), now)).toBe('now');
  expect(format(toTime(24, 14, 30), now)).toBe(formatTime(toTime(24, 14, 30)));
  expect(format(toTime(26, 9, 0), now)).toBe('26 Nov');
});
