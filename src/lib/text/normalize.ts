/** What visitors type, made plain: no invisible characters that hide or turn other text, one form of every letter. */

// Controls but tab and line ends; zero-width space, word joiner, byte order mark; embeddings, overrides and isolates of direction.
// Joiners stay: emoji and several scripts are written with them.
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

// Joiners, fillers and marks alone show nothing: who types only these has answered nothing.
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** Text of several lines. */
export function normalizeText(typed: string): string {
  // What hides between a letter and its accent goes before both become one.
  const text = typed.replace(INVISIBLE, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();
  return BLANK.test(text) ? '' : text;
}

/** Text of one line: every run of white space is one space. */
export const normalizeLine = (typed: string): string => normalizeText(typed).replace(/\s+/g, ' ');

// Left-to-right, right-to-left and Arabic letter mark: prose may need them, addresses and numbers never do.
const MARKS = /[\u200e\u200f\u061c]/g;

/** A line that programs read, such as a number or an address: what is copied from Arabic pages brings marks along. */
export const stripBidiControls = (typed: string): string => normalizeLine(typed.replace(MARKS, ''));

/** How many characters a person would count, nearly: an emoji of several parts counts each. */
export const countCharacters = (text: string): number => Array.from(text).length;

const ARABIC_ZERO = [0x0660, 0x06f0];

/** Digits of Arabic, Persian and East Asian keyboards as 0 to 9, and their signs for thousands and decimals. */
export const toAsciiDigits = (text: string): string =>
  text
    // Full-width forms stand in the order of those that they widen.
    .replace(/[\uff0c\uff0e\uff10-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ARABIC_ZERO.find((zero) => code >= zero && code <= zero + 9) ?? code));
    })
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');

// A point begins the decimals. Thousands may be set apart by commas or spaces, but only where thousands are: `0,500` is a half in much of Europe.
const NUMBER = /^-?(?:\d{1,12}|[1-9]\d{0,2}(?:[, ]\d{3}){1,3})(?:\.\d+)?$/;

/** A number as people write it: `1,200.50`, also with Arabic digits. Not in powers of ten, and not beyond 12 digits. */
export function parseNumber(typed: string): number | undefined {
  const text = toAsciiDigits(stripBidiControls(typed));
  // Not `-0`, which reads as a number below zero.
  return NUMBER.test(text) ? Number(text.replace(/[, ]/g, '')) || 0 : undefined;
}

/**
 * A whole number, or what is wrong with it. Three decimals are refused even where they are noughts: much of Europe writes
 * a thousand as `1.000`, and nobody writes one so.
 */
export function readWhole(typed: string): number | 'number' | 'whole' {
  const value = parseNumber(typed);
  if (value === undefined) return 'number';
  return !Number.isInteger(value) || /\.\d{3}/.test(toAsciiDigits(typed)) ? 'whole' : value;
}
