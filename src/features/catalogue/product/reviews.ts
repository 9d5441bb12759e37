/** How many reviews gave five stars, four, and so on down to one. */
export function ratingDistribution(
  reviews: readonly { stars: number }[],
): { stars: number; count: number; share: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter((review) => review.stars === stars).length;
    return { stars, count, share: reviews.length ? count / reviews.length : 0 };
  });
}

/** Ratings are written with at most two decimals; this is as far as rounding to one can move them. */
const ROUNDED = 0.05 + 1e-9;

/**
 * Whether so many reviews can have an average, given the stars of those that were written.
 * @param count all of them, written or not
 */
export function canAverage(rating: number, count: number, written: readonly number[]): boolean {
  const others = count - written.length;
  if (others < 0) return false;
  if (count === 0) return true;
  const sum = written.reduce((total, stars) => total + stars, 0);
  return rating >= (sum + others) / count - ROUNDED && rating <= (sum + 5 * others) / count + ROUNDED;
}
