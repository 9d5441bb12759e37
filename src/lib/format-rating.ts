/**
 * Formats an average rating with one decimal, so that ratings below each other align: `4` is `4.0`. A rating with two decimals, such
 * as `4.95`, keeps both.
 */
export const formatRating = (value: number): string => value.toFixed(2).replace(/0$/, '');
