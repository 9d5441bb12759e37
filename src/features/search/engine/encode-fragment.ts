/**
 * Offset into Unicode's private use area. Pagefind indexes all metadata of a record, including image URLs: “as” would
 * match every page through `/_astro/…`. Display-only data is therefore shifted to characters that Pagefind does not
 * treat as words.
 */
const SHIFT = 0xe000;

/** Characters outside printable ASCII, which are written as JSON escapes. */
const ASCII = /[\u007f-\uffff]/g;

const shift = (text: string, by: number): string =>
  Array.from({ length: text.length }, (_, index) => String.fromCharCode(text.charCodeAt(index) + by)).join('');

/** Encodes a JSON value so that Pagefind stores it without indexing it. */
export const encodeFragment = (value: unknown): string =>
  shift(
    JSON.stringify(value).replace(ASCII, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    SHIFT,
  );

/**
 * Decodes a value that `encodeFragment` encoded.
 * @throws {SyntaxError} when the text was not encoded by it
 */
export const decodeFragment = (text: string): unknown => JSON.parse(shift(text, -SHIFT));
