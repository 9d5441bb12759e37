import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

test.each([
  [0, '1 minute'],
  [-HOUR, '1 minute'],
  [59_999, '1 minute'],
  [HOUR - 1, '59 minutes'],
  [3 * HOUR, '3 hours'],
  [24 * HOUR, '1 day'],
  [6.9 * 24 * HOUR, '6 days'],
  [7 * 24 * HOUR, '1 week'],
  [21 * 24 * HOUR, '3 weeks'],
  [34 * 24 * HOUR, '4 weeks'],
  [35 * 24 * HOUR, '1 month'],
  [359 * 24 * HOUR, '11 months'],
  [361 * 24 * HOUR, '1 year'],
])('%i ms ago is %s', (passed, text) => {
  expect(formatAge(NOW - passed, NOW)).toBe(text);
});

test('always has a unit', () => {
  fc.assert(
    fc.property(fc.nat(1e13), (passed) => {
      expect(formatAge(NOW - passed, NOW)).toMatch(/^[1-9][\d,]* (?:minute|hour|day|week|month|year)s?$/);
    }),
  );
});
