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
