/** Synonyms: a search for one word of a group finds records with any other. */
import { tokenize } from '@/lib/text/fold.ts';

/** Groups of words or phrases that mean the same, in any language. */
export type SynonymGroups = readonly (readonly string[])[];

type Phrase = readonly string[];

/** Returns whether words contain a phrase. */
const hasPhrase = (words: readonly string[], phrase: Phrase): boolean =>
  words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));

/**
 * Creates a function that returns the normalized synonyms to index with an entry.
 *
 * The function takes the folded words of each of its texts: its title, keywords or descriptions.
 */
export function createSynonymFinder(groups: SynonymGroups): (texts: readonly (readonly string[])[]) => string[] {
  const phraseGroups = groups.map((group) => group.map(tokenize).filter((phrase) => phrase.length > 0));
  // Few groups concern a text, so they are found by the first words of their phrases.
  const byFirstWord = new Map<string, { phrase: Phrase; group: readonly Phrase[] }[]>();
  for (const group of phraseGroups) {
    for (const phrase of group) {
      const [first = ''] = phrase;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { phrase, group }]);
    }
  }
  return (texts) => {
    const found = new Set<readonly Phrase[]>();
    for (const words of texts) {
      for (const word of words) {
        for (const { phrase, group } of byFirstWord.get(word) ?? []) {
          if (!found.has(group) && hasPhrase(words, phrase)) found.add(group);
        }
      }
    }
    return phraseGroups
      .filter((group) => found.has(group))
      .flat()
      .filter((phrase) => !texts.some((words) => hasPhrase(words, phrase)))
      .map((phrase) => phrase.join(' '));
  };
}
