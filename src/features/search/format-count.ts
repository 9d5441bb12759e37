import { fill } from '@/lib/messages.ts';
import type { SearchWords } from './labels.ts';

/** “11 results”, “1 result” or “No results”. */
export function countWords(count: number, words: SearchWords['results']): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.count, { count });
}
