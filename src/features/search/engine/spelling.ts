/** Mends words that the catalogue does not know. Pagefind mends none, and would find nothing or something else. */
import { editDistance } from '@/lib/text/edit-distance.ts';

/** The words of the catalogue, folded, the most common first. */
export type Dictionary = readonly string[];

export const createDictionary = (text: string): Dictionary => text.split('\n').filter(Boolean);

/** Shorter words have too many neighbours. */
const SHORTEST = 3;

/** From here on a word may have two slips. */
const LONG = 6;

/** A word that is still being typed is compared with the beginnings of words from this length on. */
const SHORTEST_BEGINNING = 4;

const allowed = (word: string): number => (word.length < LONG ? 1 : 2);

/** Endings that the index sees through. */
const ENDING = /(?<=\p{L}{3})(es|s|ing|ed)$/u;

/** Whether a word is in the catalogue, as a whole, as a beginning or without its ending. Numbers are always as meant. */
export function isKnownWord(word: string, dictionary: Dictionary): boolean {
  if (/\d/.test(word)) return true;
  const stem = word.replace(ENDING, '');
  return dictionary.some((known) => known.startsWith(word) || known === stem || known === `${stem}e`);
}

/** How far a known word is from the written one; a beginning is half an edit worse than the same as a whole. */
function farness(word: string, known: string, unfinished: boolean): number {
  const limit = allowed(word);
  const whole = Math.abs(known.length - word.length) > limit ? Infinity : editDistance(word, known, limit);
  if (!unfinished || word.length < SHORTEST_BEGINNING || known.length <= word.length) return whole;
  return Math.min(whole, editDistance(word, known.slice(0, word.length), limit) + 0.5);
}

/**
 * The known word nearest to an unknown one: fewest edits, then the same first letter, then the most common. At most one edit
 * in a short word and two in a long one; undefined when nothing is that near.
 * @param unfinished the word is still being typed, so it may be the beginning of a longer one
 */
export function correctWord(word: string, dictionary: Dictionary, unfinished = false): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const initial = word.charAt(0);
  let best: string | undefined;
  let least = allowed(word) + 0.75;
  for (const known of dictionary) {
    const first = known.startsWith(initial) ? 0 : 0.25;
    const cost = farness(word, known, unfinished) + first;
    if (cost < least) [best, least] = [known, cost];
  }
  return best;
}
