/**
 * Normalizes what visitors type: removes invisible characters that hide or reverse other text, and uses one form of
 * every letter.
 */

// Control characters except tab and line ends; zero-width space, word joiner, byte order mark; bidirectional embeddings,
// overrides and isolates. Joiners stay, because emoji and several scripts need them.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

// Joiners, fillers and combining marks alone are invisible, so they count as empty.
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** Normalizes text of several lines. */
export function normalizeText(typed: string): string {
  // Invisible characters are removed before composition, because they may stand between a letter and its accent.
  const text = typed.replace(INVISIBLE, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
  return BLANK.test(text) ? '' : text;
}

/** Normalizes text of one line: each run of white space becomes one space. */
export const normalizeLine = (typed: string): string => normalizeText(typed).replace(/\s+/g, ' ');

// Left-to-right, right-to-left and Arabic letter marks. Prose may need them; URLs and numbers never do.
const MARKS = /[\u200e\u200f\u061c]/g;

/**
 * Normalizes a line that is parsed, such as a number or a URL. Text copied from Arabic pages contains direction marks.
 */
export const stripBidiControls = (typed: string): string => normalizeLine(typed.replace(MARKS, ''));

/** Returns the number of code points, which is close to what a person counts; an emoji of several parts counts each. */
export const countCharacters = (text: string): number => Array.from(text).length;

const ARABIC_ZERO = [0x0660, 0x06f0];

/**
 * Converts digits of Arabic, Persian and East Asian keyboards to 0–9, and their thousands and decimal separators to `,`
 * and `.`.
 */
export const toAsciiDigits = (text: string): string =>
  text
    // Full-width forms are in the same order as the ASCII characters.
    .replace(/[\uff0c\uff0e\uff10-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ARABIC_ZERO.find((zero) => code >= zero && code <= zero + 9) ?? code));
    })
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');

// The decimal separator is a point. Commas or spaces may separate thousands, but only in the right positions: `0,500` is a
// half in much of Europe.
const NUMBER = /^-?(?:\d+|[1-9]\d{0,2}(?:[, ]\d{3})+)(?:\.\d+)?$/;

/** The largest number that a field accepts without a limit of its own: in cents, it is still exact. */
export const MAX_NUMBER = 1e12;

/** Number of characters that are read of a number: the value stays finite, and larger than the limit of every field. */
const MAX_CHARACTERS = 99;

/** Parses a number such as `1,200.50`, also with Arabic digits. Excludes exponents. Its caller refuses what is too large. */
export function parseNumber(typed: string): number | undefined {
  const text = toAsciiDigits(stripBidiControls(typed));
  // `-0` would be displayed as a negative number.
  return NUMBER.test(text) ? Number(text.replace(/[, ]/g, '').slice(0, MAX_CHARACTERS)) || 0 : undefined;
}

/**
 * Parses a whole number; returns an error code otherwise. Three decimals are refused even when they are zeros, because
 * much of Europe writes a thousand as `1.000`.
 */
export function readWhole(typed: string): number | 'number' | 'integer' {
  const value = parseNumber(typed);
  if (value === undefined) return 'number';
  return !Number.isInteger(value) || /\.\d{3}/.test(toAsciiDigits(typed)) ? 'integer' : value;
}
