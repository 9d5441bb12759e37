import { expect, test } from 'vitest';
import { formatDate } from './format.ts';

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2026-01-01', '1 January 2026'],
])('formats %s as %s', (text, formatted) => {
  expect(formatDate(text)).toBe(formatted);
});
