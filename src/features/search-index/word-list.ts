/** The catalogue's own words for `spelling.ts`, which loads them with the panel. */
import { getIndexedText, type Groups } from './document.ts';
import type { SearchRecord } from '@/features/search/record.ts';

/** What a word counts by where it stands: names are what people mean. */
const WEIGHTS = { name: 4, also: 2, rest: 1 } as const;

/** No visitor waits for more: about 30 kB compressed. */
const LONGEST = 10_000;

/** Folded words of all records, the most common first; one letter and numbers are never mistaken. */
export function createWordList(records: readonly SearchRecord[], groups: Groups): string[] {
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
    .slice(0, LONGEST)
    .map(([word]) => word);
}
