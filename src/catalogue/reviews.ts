/** How many reviews gave five stars, four, and so on down to one. */
export function distribution(reviews: readonly { stars: number }[]): { stars: number; count: number; share: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter((review) => review.stars === stars).length;
    return { stars, count, share: reviews.length ? count / reviews.length : 0 };
  });
}
