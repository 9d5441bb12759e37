/** Money is an integer of US cents everywhere except in content files, where editors write dollars. */
import { parseNumber, stripBidiControls, toAsciiDigits } from './text/normalize.ts';

/** Converts dollars from content to cents: 61.5 → 6150. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts cents to dollars, for formats of others that require a number: 6150 → 61.5. */
export const toDollars = (cents: number): number => cents / 100;

const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents: 129600 → “$1,296.00”. */
export const formatMoney = (cents: number): string => FORMAT.format(toDollars(cents));

const ROUND_FORMAT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents, without decimals for whole dollars: 85000 → “$850”, 129650 → “$1,296.50”. */
export const formatRoundMoney = (cents: number): string => ROUND_FORMAT.format(toDollars(cents));

/** Formats cents without sign and separators, for inputs and data: 129600 → “1296.00”. */
export const formatAmount = (cents: number): string => toDollars(cents).toFixed(2);

/** Reason why a text is not an amount: it is not a number, or it has more than two decimals. */
export type MoneyError = 'number' | 'decimals';

/**
 * Parses a typed amount in US dollars, such as `1,000.50`, `$5` or `٢٥٫٥`. Returns cents, null for empty text, or the
 * error. Three decimals are an error even when they are zeros: in `1.000` the point was probably a thousands separator.
 */
export function parseMoney(typed: string): number | null | MoneyError {
  const text = stripBidiControls(typed).replace(/^(?:US)?\$\s*/i, '');
  if (!text) return null;
  const dollars = parseNumber(text);
  if (dollars === undefined) return 'number';
  return /\.\d{3}/.test(toAsciiDigits(text)) ? 'decimals' : toCents(dollars);
}
