/** Where one goes on typing in a number that is written anew with every key. */

const DIGIT = /[\d٠-٩+]/g;

/** How many signs of a number stand before a place in what was typed; what groups them does not count. */
export const countDigitsBefore = (typed: string, place: number): number =>
  typed.slice(0, place).match(DIGIT)?.length ?? 0;

/** The place behind so many signs; the end where there are no more. */
export function caretAfterDigits(written: string, digits: number): number {
  const places = [...written.matchAll(DIGIT)].map(({ index }) => index + 1);
  if (digits >= places.length) return written.length;
  return digits > 0 ? (places[digits - 1] ?? written.length) : 0;
}
