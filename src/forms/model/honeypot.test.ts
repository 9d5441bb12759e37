import { expect, test } from 'vitest';
import { isLikelyBot } from './honeypot.ts';

test.each([
  ['fills in what nobody sees', 'ACME', 60_000],
  ['fills in a space where nobody sees it', ' ', 60_000],
  ['sends at once', '', 0],
  ['sends faster than anyone reads', '', 1999],
])('a program %s', (_, trap, spent) => {
  expect(isLikelyBot(trap, spent)).toBe(true);
});

test.each([
  ['is quick', 2000],
  ['comes back to a draft after a month', 30 * 24 * 3_600_000],
  ['has a clock that was set back since', -24 * 3_600_000],
])('a person %s', (_, spent) => {
  expect(isLikelyBot('', spent)).toBe(false);
});
