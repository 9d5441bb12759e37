import { formatMessage } from '@/lib/messages.ts';
import type { SearchLabels } from './labels.ts';

/** “11 results”, “1 result” or “No results”. */
export function formatCount(count: number, words: SearchLabels['results']): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : formatMessage(words.count, { count });
}
