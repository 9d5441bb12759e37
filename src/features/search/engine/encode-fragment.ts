/**
 * Pagefind searches whatever a record carries, addresses of pictures included: “as” would find every page by its
 * `/_astro/…`. What is only shown is therefore written in letters that nobody can type (Unicode's private
 * use area), which are no words to Pagefind.
 */
const SHIFT = 0xe000;

/** Where plain ASCII ends: JSON has an escape for the rest. */
const ASCII = /[\u007f-\uffff]/g;

const shifted = (text: string, by: number): string =>
  Array.from({ length: text.length }, (_, at) => String.fromCharCode(text.charCodeAt(at) + by)).join('');

export const encodeFragment = (value: unknown): string =>
  shifted(
    JSON.stringify(value).replace(ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    SHIFT,
  );

/** What was sealed. Throws when the text is no sealed one. */
export const decodeFragment = (text: string): unknown => JSON.parse(shifted(text, -SHIFT));
