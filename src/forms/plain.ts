/** What visitors type, made plain: no invisible characters that hide or turn other text, one form of every letter. */

// Controls but tab and line ends; zero-width space, word joiner, byte order mark; embeddings, overrides and isolates of direction.
// Joiners stay: emoji and several scripts are written with them.
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** Text of several lines. */
export const plainText = (typed: string): string =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();

/** Text of one line: every run of white space is one space. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ');

/** How many characters a person would count, nearly: an emoji of several parts counts each. */
export const lengthOf = (text: string): number => Array.from(text).length;

const ARABIC_ZERO = [0x0660, 0x06f0];

/** Digits of Arabic and Persian keyboards as 0 to 9. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ARABIC_ZERO.find((zero) => code >= zero && code <= zero + 9) ?? code));
    })
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');

// Thousands may be set apart by commas or spaces, but only where thousands are.
const NUMBER = /^-?(?:\d{1,12}|\d{1,3}(?:[, \u00a0\u202f]\d{3}){1,3})(?:\.\d+)?$/;

/** A number as people write it: `1,200.50`, also with Arabic digits. Not in powers of ten, and not beyond 12 digits. */
export function readNumber(typed: string): number | undefined {
  const text = westernDigits(plainLine(typed));
  return NUMBER.test(text) ? Number(text.replace(/[, \u00a0\u202f]/g, '')) : undefined;
}
