/** Masks private values, leaving enough to recognize one's own. */

const HIDDEN = '•••••';

/** Splits text into graphemes, so that accents and vowel signs stay with their letter. */
const GRAPHEME_SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Minimum number of letters for showing two at either end; in a shorter value that would hide too little. */
const MIN_LETTERS = 6;

const splitLetters = (text: string): string[] => [...GRAPHEME_SEGMENTER.segment(text)].map(({ segment }) => segment);

/** Returns the first two letters. */
export const getFirstLetters = (text: string): string => splitLetters(text).slice(0, 2).join('');

/** Masks a value: “Maryam 07” → “ma•••••07”. A short value keeps its first letter, a single letter is hidden. */
export function mask(value: string): string {
  const letters = splitLetters(value.trim().toLowerCase());
  if (letters.length < MIN_LETTERS) return `${letters.slice(0, letters.length > 1 ? 1 : 0).join('')}${HIDDEN}`;
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.slice(-2).join('')}`;
}
