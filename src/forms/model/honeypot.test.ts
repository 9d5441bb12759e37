import { expect, test } from 'vitest';
import { isLikelyBot } from './honeypot.ts';

test.each([
  ['fills in the hidden field', 'ACME', 60_000],
  ['fills in a space in the hidden field', ' ', 60_000],
  ['submits immediately', '', 0],
  ['submits faster than a person reads', '', 1999],
])('detects a bot that %s', (_, trap, spent) => {
  expect(isLikelyBot(trap, spent)).toBe(true);
});

test.each([
  ['is quick', 2000],
  ['comes back to a draft after a month', 30 * 24 * 3_600_000],
  ['has a clock that was set back', -24 * 3_600_000],
])('accepts a person who %s', (_, spent) => {
  expect(isLikelyBot('', spent)).toBe(false);
});
