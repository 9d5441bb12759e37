import { formatMessage } from '@/lib/messages.ts';
import type { SearchLabels } from './labels.ts';

/** Formats a number of results: “11 results”, “1 result” or “No results”. */
export function formatCount(count: number, labels: SearchLabels['results']): string {
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : formatMessage(labels.count, { count });
}
