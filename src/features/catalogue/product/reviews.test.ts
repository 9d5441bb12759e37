import { expect, it } from 'vitest';
import { canAverage, isAverageOf, listStarCounts, sumDistribution } from './reviews.ts';

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

const toDistribution = ([five = 0, four = 0, three = 0, two = 0, one = 0]: readonly number[]) => ({
  five,
  four,
  three,
  two,
  one,
});

it('the counts of a distribution are listed from five stars to one, and summed', () => {
  const distribution = toDistribution([7, 4, 2, 1, 1]);
  expect(listStarCounts(distribution).map(({ stars, count }) => [stars, count])).toEqual([
    [5, 7],
    [4, 4],
    [3, 2],
    [2, 1],
    [1, 1],
  ]);
  expect(sumDistribution(distribution)).toEqual({ reviews: 15, stars: 60 });
});

it.each([
  ['exactly', 4, [7, 4, 2, 1, 1], true],
  ['rounded down to one decimal', 4.3, [4, 2], false],
  ['rounded up to one decimal', 4.7, [4, 2], true],
  ['with a half, which is rounded up', 4.3, [1, 3], true],
  ['with a half, which is not rounded down', 4.2, [1, 3], false],
  ['rounded to the two decimals of the rating', 4.95, [36, 2], true],
  ['to the same first decimal, but not to the second one', 4.95, [37, 1], false],
  ['to nothing without reviews', 0, [], true],
  ['to nothing without reviews, although there is a rating', 4, [], false],
])('a distribution averages to a rating or not: %s', (_, rating, counts, does) => {
  expect(isAverageOf(rating, toDistribution(counts))).toBe(does);
});
