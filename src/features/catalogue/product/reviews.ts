/** Tolerance for ratings that are rounded to one decimal. */
const ROUNDING_TOLERANCE = 0.05 + 1e-9;

/**
 * Returns whether reviews can have an average, given the stars of the published ones.
 * @param count number of all reviews, including those that are not published
 */
export function canAverage(rating: number, count: number, published: readonly number[]): boolean {
  const others = count - published.length;
  if (others < 0) return false;
  if (count === 0) return true;
  const sum = published.reduce((total, stars) => total + stars, 0);
  return (
    rating >= (sum + others) / count - ROUNDING_TOLERANCE && rating <= (sum + 5 * others) / count + ROUNDING_TOLERANCE
  );
}

/** The fields of a rating distribution, and the number of stars of each. */
const STARS = [
  ['five', 5],
  ['four', 4],
  ['three', 3],
  ['two', 2],
  ['one', 1],
] as const;

/** How many reviews gave each number of stars. */
export type RatingDistribution = Record<(typeof STARS)[number][0], number>;

/** Lists the counts of a distribution with their fields, from five stars to one. */
export const listStarCounts = (distribution: RatingDistribution) =>
  STARS.map(([field, stars]) => ({ field, stars, count: distribution[field] }));

/** Returns the number of reviews of a distribution and the sum of their stars. */
export function sumDistribution(distribution: RatingDistribution): { reviews: number; stars: number } {
  const counts = listStarCounts(distribution);
  return {
    reviews: counts.reduce((sum, { count }) => sum + count, 0),
    stars: counts.reduce((sum, { stars, count }) => sum + stars * count, 0),
  };
}

/** Returns whether a rating is the average of a distribution, rounded to the decimals of the rating: one, or two as in 4.95. */
export function isAverageOf(rating: number, distribution: RatingDistribution): boolean {
  const { reviews, stars } = sumDistribution(distribution);
  const scale = Number(rating.toFixed(1)) === rating ? 10 : 100;
  // Multiplied first: a half such as 4.25 is then exact, and rounded up.
  const average = reviews && Math.round((stars * scale) / reviews);
  return average === Math.round(rating * scale);
}
