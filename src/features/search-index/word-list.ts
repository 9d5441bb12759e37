/** The dictionary of `spelling.ts`: all words of the index. */
import { getIndexedText, type SynonymGroups } from './document.ts';
import type { SearchRecord } from '@/features/search/record.ts';

/** Weight of a word by its rank. Visitors mostly search for names. */
const WEIGHTS = { name: 4, also: 2, rest: 1 } as const;

/** Limit of words, about 30 kB compressed. */
const MAX_WORDS = 10_000;

/** Returns the normalized words of all records, the most common first. Single letters and numbers are omitted: they are never corrected. */
export function createWordList(records: readonly SearchRecord[], groups: SynonymGroups): string[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const text = getIndexedText(record, groups);
    for (const rank of ['name', 'also', 'rest'] as const) {
      for (const word of new Set(text[rank].split(' '))) {
        if (word.length > 1 && !/^\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + WEIGHTS[rank]);
      }
    }
  }
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
