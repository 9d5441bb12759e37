import { expect, it } from 'vitest';
import { canAverage } from './reviews.ts';

it.each([
  ['the written ones are all there are and average it', 4.5, [5, 4], 2, true],
  ['they average it when it is rounded', 4.7, [5, 5, 4], 3, true],
  ['those that were not written can make up for it', 4.9, [4], 90, true],
  ['the written ones are all there are and average something else', 4, [5, 5, 5, 4], 4, false],
  ['no others could lower it so far', 2, [5, 5], 3, false],
  ['no others could raise it so far', 4.9, [1, 1], 4, false],
  ['there are more written ones than reviews', 5, [5, 5], 1, false],
  ['nobody has reviewed it', 0, [], 0, true],
])('a rating is possible or not where %s', (_, rating, stars, count, possible) => {
  expect(canAverage(rating, count, stars)).toBe(possible);
});
