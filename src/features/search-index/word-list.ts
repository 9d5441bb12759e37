/** The dictionary of `spelling.ts`: the words of the index. */
import { MAX_WORDS } from '@/features/search/engine/spelling.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import type { IndexedText } from './document.ts';

/** Weight of a word by its rank. Visitors mostly search for names. */
const WEIGHTS = { name: 4, also: 2, rest: 1 } as const;

/** Returns the words of all records, the most common first. Single letters and numbers are omitted: they are never corrected. */
export function createWordList(texts: readonly IndexedText[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const rank of ['name', 'also', 'rest'] as const) {
      for (const word of text[rank]) {
        if (word.length > 1 && !/^\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + WEIGHTS[rank]);
      }
    }
  }
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || one.localeCompare(other, DEFAULT_LOCALE))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
