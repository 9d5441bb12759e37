import { expect, it } from 'vitest';
import { distribution } from './reviews.ts';

it('counts the reviews of each star, five first', () => {
  const counts = distribution([{ stars: 5 }, { stars: 3 }, { stars: 5 }, { stars: 4 }]);
  expect(counts.map(({ stars, count, share }) => [stars, count, share])).toEqual([
    [5, 2, 0.5],
    [4, 1, 0.25],
    [3, 1, 0.25],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

it('is all nothing without reviews', () => {
  expect(distribution([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
});
