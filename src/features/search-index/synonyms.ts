/** Synonyms: a search for one word of a group finds records with any other. */
import { normalizeForSearch } from '@/lib/text/fold.ts';

/** Returns whether a normalized text contains a normalized word or phrase as whole words. */
const containsPhrase = (text: string, phrase: string): boolean => phrase !== '' && ` ${text} `.includes(` ${phrase} `);

/**
 * Returns the normalized synonyms to index with an entry.
 * @param texts the title, keywords or descriptions of the entry
 * @param groups groups of words that mean the same, in any language
 */
export function getSynonyms(texts: readonly string[], groups: readonly (readonly string[])[]): string[] {
  const normalizedTexts = texts.map(normalizeForSearch);
  return groups
    .map((group) => group.map(normalizeForSearch))
    .filter((group) => group.some((word) => normalizedTexts.some((text) => containsPhrase(text, word))))
    .flat()
    .filter((word) => !normalizedTexts.some((text) => containsPhrase(text, word)));
}
