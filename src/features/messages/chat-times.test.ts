import { expect, test } from 'vitest';
import { formatListTime, formatTime } from './chat-times.ts';

const AGE = {
  now: 'now',
  minutes: { one: '{count} min', other: '{count} min' },
  hours: { one: '{count} h', other: '{count} h' },
};

/** A time on the clock of the visitor. */
const at = (day: number, hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 10, day, hours, minutes, seconds).getTime();
const format = (moment: number, now: number): string => formatListTime(moment, new Date(now), AGE);

test('the list shows minutes in the last hour, also over midnight, then hours today', () => {
  const now = at(24, 12, 0);
  expect(format(at(24, 11, 59, 1), now)).toBe('now');
  expect(format(at(24, 11, 59), now)).toBe('1 min');
  expect(format(at(24, 11, 1), now)).toBe('59 min');
  expect(format(at(24, 11, 0), now)).toBe('1 h');
  expect(format(at(24, 0, 0), now)).toBe('12 h');
  expect(format(at(23, 23, 50), at(24, 0, 20))).toBe('30 min');
});

test('the list shows the weekday of the last six days, then the date', () => {
  const now = at(24, 12, 0);
  expect(format(at(23, 23, 0), now)).toBe('Mon');
  expect(format(at(18, 9, 0), now)).toBe('Wed');
  expect(format(at(17, 9, 0), now)).toBe('17 Nov');
});

test('a message after the last minute of the clock is new; one of a clock that was ahead has its time', () => {
  const now = at(24, 12, 0);
  expect(format(at(24, 12, 0, 59), now)).toBe('now');
  expect(format(at(24, 14, 30), now)).toBe(formatTime(at(24, 14, 30)));
  expect(format(at(26, 9, 0), now)).toBe('26 Nov');
});
