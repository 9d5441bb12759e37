/** Caret position in a phone number that is reformatted on every keystroke. */

/** The digits that `toAsciiDigits` converts: Arabic, Persian and full-width ones. */
const DIGIT = /[\d٠-٩۰-۹０-９+]/g;

/** Counts the digits and plus signs before the caret; separators do not count. */
export const countDigitsBefore = (typed: string, caret: number): number =>
  typed.slice(0, caret).match(DIGIT)?.length ?? 0;

/** Returns the caret position behind so many digits, or the end of the text when it has fewer. */
export function getCaretPosition(formatted: string, digits: number): number {
  const positions = [...formatted.matchAll(DIGIT)].map(({ index }) => index + 1);
  if (digits >= positions.length) return formatted.length;
  return digits > 0 ? (positions[digits - 1] ?? formatted.length) : 0;
}
