import { expect, test } from 'vitest';
import { findMode } from './mode.ts';

test('the mode is the most frequent value, the first of a tie', () => {
  expect(findMode(['bale', 'kg', 'kg'])).toBe('kg');
  expect(findMode(['bale', 'kg'])).toBe('bale');
  expect(findMode<string>([])).toBeUndefined();
});
