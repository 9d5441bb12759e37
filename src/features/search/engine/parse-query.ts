/** From what was typed to the words that are searched. */
import { tokenize } from '@/lib/text/fold.ts';
import { correctWord, isKnownWord, type Dictionary } from './spelling.ts';

export type ParsedQuery = {
  /** Folded words to search for; all must be found. Empty: nothing can be found. */
  words: readonly string[];
  /** Whether these are others than what was typed. */
  changed: boolean;
};

/**
 * Mends slips and leaves out words that the catalogue does not know, as long as it knows another.
 * @param literal take it as typed
 */
export function parseQuery(text: string, dictionary: Dictionary, literal = false): ParsedQuery {
  const typed = tokenize(text);
  const finished = /[^\p{L}\p{N}]$/u.test(text);
  if (literal || dictionary.length === 0) return { words: typed, changed: false };
  const words = typed.flatMap((word, at) => {
    if (isKnownWord(word, dictionary)) return [word];
    return correctWord(word, dictionary, !finished && at === typed.length - 1) ?? [];
  });
  return { words, changed: words.join(' ') !== typed.join(' ') };
}

/** A number and the letters behind it are words of their own, as they are when they are folded: “5” and “kg”. */
const wordsOf = (part: string): string[] => part.replace(/(\p{N})(?=\p{L})/gu, '$1\n').split('\n');

/** Where a text begins like a searched word: parts of the text in their order, those that match marked. */
export function highlight(text: string, words: readonly string[]): { text: string; match: boolean }[] {
  const mark = (part: string) => {
    const folded = tokenize(part);
    const word = words.find((searched) => folded.some((own) => own.startsWith(searched)));
    if (word === undefined) return [{ text: part, match: false }];
    // Only where folding moved no letter is the length of the beginning that of the match.
    const end = folded.join('').length === part.length ? word.length : part.length;
    const rest = part.slice(end);
    return [{ text: part.slice(0, end), match: true }, ...(rest ? [{ text: rest, match: false }] : [])];
  };
  return text
    .split(/([\p{L}\p{N}\p{M}\u0640]+)/u)
    .flatMap((part, at) => (at % 2 ? wordsOf(part).flatMap(mark) : part ? [{ text: part, match: false }] : []));
}
