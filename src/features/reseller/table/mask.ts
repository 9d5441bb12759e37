/** What is left to read of a private value: enough to know one's own by. */

const HIDDEN = '•••••';

/** Letters as people count them: an accent or a vowel sign belongs to the one below it. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** With fewer letters than these, showing two at either end would hide next to nothing. */
const LEAST = 6;

/** “Maryam 07” → “ma•••••07”; of a short one only the first letter shows, of a single letter nothing. */
export function mask(value: string): string {
  const letters = [...LETTERS.segment(value.trim().toLowerCase())].map(({ segment }) => segment);
  if (letters.length < LEAST) return `${letters.slice(0, letters.length > 1 ? 1 : 0).join('')}${HIDDEN}`;
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.slice(-2).join('')}`;
}
