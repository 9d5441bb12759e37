/** Corrects unknown words to the closest word of the index. Pagefind has no typo tolerance. */
import { getEditDistance } from '@/lib/text/edit-distance.ts';

/** Normalized words of the index, the most common first: all words, or `MAX_WORDS` of them. */
export type Dictionary = readonly string[];

/** Limit of words, about 30 kB compressed. */
export const MAX_WORDS = 10_000;

export const createDictionary = (text: string): Dictionary => text.split('\n').filter(Boolean);

/** Minimum length of a word that is corrected. Shorter words resemble too many others. */
const MIN_CORRECTED_LENGTH = 3;

/** Minimum length of a word that may have two edits instead of one. */
const MIN_TWO_EDITS_LENGTH = 6;

/** Minimum length from which an unfinished word is compared with the beginnings of known words. */
const MIN_PREFIX_LENGTH = 4;

const getMaxEdits = (word: string): number => (word.length < MIN_TWO_EDITS_LENGTH ? 1 : 2);

/** Word endings that Pagefind's stemmer removes. */
const ENDING = /(?<=\p{L}{3})(es|s|ing|ed)$/u;

/** Returns whether a word is in the index, as a whole, as a beginning or without its ending. Numbers count as known. */
export function isKnownWord(word: string, dictionary: Dictionary): boolean {
  if (/\d/.test(word)) return true;
  const stem = word.replace(ENDING, '');
  return dictionary.some((known) => known.startsWith(word) || known === stem || known === `${stem}e`);
}

/** Returns the edit distance of a word to a known word. A match with its beginning costs half an edit more. */
function getDistance(word: string, known: string, isUnfinished: boolean): number {
  const limit = getMaxEdits(word);
  const whole = Math.abs(known.length - word.length) > limit ? Infinity : getEditDistance(word, known, limit);
  if (!isUnfinished || word.length < MIN_PREFIX_LENGTH || known.length <= word.length) return whole;
  return Math.min(whole, getEditDistance(word, known.slice(0, word.length), limit) + 0.5);
}

/**
 * Returns the known word that is closest to an unknown one: fewest edits, then the same first letter, then the most common.
 * Allows one edit in a short word and two in a long one; returns undefined when no word is that close.
 * @param unfinished the word is still being typed, so it may be the beginning of a longer one
 */
export function correctWord(word: string, dictionary: Dictionary, isUnfinished = false): string | undefined {
  if (word.length < MIN_CORRECTED_LENGTH) return undefined;
  const initial = word.charAt(0);
  let best: string | undefined;
  let lowestCost = getMaxEdits(word) + 0.75;
  for (const known of dictionary) {
    const first = known.startsWith(initial) ? 0 : 0.25;
    const cost = getDistance(word, known, isUnfinished) + first;
    if (cost < lowestCost) [best, lowestCost] = [known, cost];
  }
  return best;
}
