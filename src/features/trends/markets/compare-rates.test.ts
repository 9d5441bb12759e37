import { expect, test } from 'vitest';
import { compareRates } from './compare-rates.ts';

test.each([
  [100, 106, 'dearer', '6\u00a0%'],
  [106, 100, 'cheaper', '6\u00a0%'],
  [200, 100, 'cheaper', '50\u00a0%'],
  [100, 100, 'equal', '0\u00a0%'],
  // Not “0 % more”.
  [1000, 1004, 'equal', '0\u00a0%'],
  [1000, 996, 'equal', '0\u00a0%'],
  [1000, 995, 'cheaper', '1\u00a0%'],
  [1000, 1005, 'dearer', '1\u00a0%'],
])('beside %i cents, %i cents are %s by %s', (here, there, relation, percent) => {
  expect(compareRates(here, there)).toEqual({ relation, percent });
});
