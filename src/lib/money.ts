/** Money is an integer of US cents everywhere except in content files, where editors write dollars. */

/** Dollars as an editor writes them, to cents: 61.5 → 6150. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents in words: 129600 → “$1,296.00”. */
export const formatCents = (cents: number): string => DOLLARS.format(cents / 100);

const ROUND = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents in words, without those of a whole amount: 85000 → “$850”, 129650 → “$1,296.50”. */
export const formatRoundCents = (cents: number): string => ROUND.format(cents / 100);
