import { expect, test } from 'vitest';
import { formatDate, formatShortDay } from './format.ts';

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2026-01-01', '1 January 2026'],
])('formats %s as %s', (text, formatted) => {
  expect(formatDate(text)).toBe(formatted);
});

test.each([
  ['2026-11-20', '2026-01-01', '20 Nov'],
  ['2026-01-01', '2026-12-31', '1 Jan'],
  ['2026-11-20', '2027-01-01', '20 Nov 2026'],
  // The clock of the visitor may be behind.
  ['2027-01-01', '2026-12-31', '1 Jan 2027'],
])('formats %s in a narrow column on %s as %s', (day, today, formatted) => {
  expect(formatShortDay(day, new Date(`${today}T12:00`))).toBe(formatted);
});
