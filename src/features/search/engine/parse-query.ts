/** Turns the typed text into the words that are searched, and highlights these words in results. */
import { tokenize } from '@/lib/text/fold.ts';
import { correctWord, isKnownWord, type Dictionary } from './spelling.ts';

export type ParsedQuery = {
  /** Normalized words that must all match; empty when no result is possible. */
  words: readonly string[];
  /** Whether the words differ from the typed ones. */
  changed: boolean;
};

/**
 * Corrects misspelled words and drops words that resemble none in the dictionary.
 * @param literal searches the words as typed
 */
export function parseQuery(text: string, dictionary: Dictionary, literal = false): ParsedQuery {
  const typed = tokenize(text);
  const finished = /[^\p{L}\p{N}]$/u.test(text);
  if (literal || dictionary.length === 0) return { words: typed, changed: false };
  const words = typed.flatMap((word, index) => {
    if (isKnownWord(word, dictionary)) return [word];
    return correctWord(word, dictionary, !finished && index === typed.length - 1) ?? [];
  });
  return { words, changed: words.join(' ') !== typed.join(' ') };
}

/** Splits a number from the letters behind it, as `tokenize` does: “5kg” becomes “5” and “kg”. */
const splitUnit = (part: string): string[] => part.replace(/(\p{N})(?=\p{L})/gu, '$1\n').split('\n');

/** Splits a text into parts, in order, and marks those that begin a word like a searched word. */
export function highlight(text: string, words: readonly string[]): { text: string; match: boolean }[] {
  const highlightPart = (part: string) => {
    const tokens = tokenize(part);
    const word = words.find((searched) => tokens.some((token) => token.startsWith(searched)));
    if (word === undefined) return [{ text: part, match: false }];
    // If normalizing changed the length, the length of the match is unknown: highlight the whole word.
    const end = tokens.join('').length === part.length ? word.length : part.length;
    const rest = part.slice(end);
    return [{ text: part.slice(0, end), match: true }, ...(rest ? [{ text: rest, match: false }] : [])];
  };
  return text
    .split(/([\p{L}\p{N}\p{M}\u0640]+)/u)
    .flatMap((part, index) =>
      index % 2 ? splitUnit(part).flatMap(highlightPart) : part ? [{ text: part, match: false }] : [],
    );
}
