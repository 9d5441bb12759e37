/** Words that mean the same: each finds what carries any of the others. */
import { normalizeForSearch } from '@/lib/text/fold.ts';

/** Whether folded words hold a folded word or phrase as a whole. */
const holds = (text: string, phrase: string): boolean => phrase !== '' && ` ${text} `.includes(` ${phrase} `);

/**
 * The words to add to an entry for what it carries itself, folded.
 * @param texts what the entry is called and described by
 * @param groups as an editor writes them: one group a line, in any language
 */
export function getSynonyms(texts: readonly string[], groups: readonly (readonly string[])[]): string[] {
  const carried = texts.map(normalizeForSearch);
  return groups
    .map((group) => group.map(normalizeForSearch))
    .filter((group) => group.some((word) => carried.some((text) => holds(text, word))))
    .flat()
    .filter((word) => !carried.some((text) => holds(text, word)));
}
