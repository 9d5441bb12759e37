import { expect, test } from 'vitest';
import { formatRating } from './format-rating.ts';

test.each([
  [4, '4.0'],
  [4.8, '4.8'],
  [4.95, '4.95'],
  [5, '5.0'],
])('a rating of %d has one decimal, or the two of the content', (value, text) => {
  expect(formatRating(value)).toBe(text);
});
