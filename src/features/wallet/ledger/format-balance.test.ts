import { expect, test } from 'vitest';
import { formatBalance } from './format-balance.ts';

test.each([
  [129_600, '$1,296.00'],
  [0, '$0.00'],
  [-1250, '−$12.50'],
  [-129_600, '−$1,296.00'],
])('formats %i cents as %s', (cents, text) => {
  expect(formatBalance(cents)).toBe(text);
});
