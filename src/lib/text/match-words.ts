import { tokenize } from './fold.ts';

/**
 * Creates a function that returns whether a text contains every word of a query, in any order and also inside of words. The text
 * is folded already, with `normalizeForSearch`. A query without words is in every text.
 */
export function createWordMatcher(query: string): (foldedText: string) => boolean {
  const words = tokenize(query);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
