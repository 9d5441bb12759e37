/** Turns the typed text into the words that are searched. */
import { tokenize } from '@/lib/text/fold.ts';
import { correctWord, isKnownWord, type Dictionary } from './spelling.ts';

export type ParsedQuery = {
  /** Normalized words that must all match; empty when no result is possible. */
  words: readonly string[];
  /** Whether the words differ from the typed ones. */
  isCorrected: boolean;
};

/**
 * Corrects misspelled words and drops words that resemble none in the dictionary.
 * @param literal searches the words as typed
 * @param rare known words that are not in the dictionary
 */
export function parseQuery(
  text: string,
  dictionary: Dictionary,
  literal = false,
  rare: readonly string[] = [],
): ParsedQuery {
  const typed = tokenize(text);
  const isFinished = /[^\p{L}\p{N}]$/u.test(text);
  if (literal || dictionary.length === 0) return { words: typed, isCorrected: false };
  const words = typed.flatMap((word, index) => {
    if (rare.includes(word) || isKnownWord(word, dictionary)) return [word];
    return correctWord(word, dictionary, !isFinished && index === typed.length - 1) ?? [];
  });
  return { words, isCorrected: words.join(' ') !== typed.join(' ') };
}
