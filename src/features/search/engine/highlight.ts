import { tokenize } from '@/lib/text/fold.ts';

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
