/** Formats an average rating with one decimal, so that ratings below each other align: `4` is `4.0`. */
export const formatRating = (value: number): string => value.toFixed(1);
