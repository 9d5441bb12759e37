/** Parses typed amounts. Apart from `money.ts`, so that lists and prices do not load it. */
import { toCents } from './money.ts';
import { parseNumber, stripBidiControls, toAsciiDigits } from './text/normalize.ts';

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
