/** Money is an integer of US cents everywhere except in content files, where editors write dollars. */

/** Converts dollars from content to cents: 61.5 → 6150. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents: 129600 → “$1,296.00”. */
export const formatCents = (cents: number): string => FORMAT.format(cents / 100);

const ROUND_FORMAT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents, without decimals for whole dollars: 85000 → “$850”, 129650 → “$1,296.50”. */
export const formatRoundCents = (cents: number): string => ROUND_FORMAT.format(cents / 100);
