import { formatMessage } from '@/lib/messages.ts';
import type { ResultLabels } from './result-labels.ts';

/** Formats a number of results: “11 results”, “1 result” or “No results”. */
export function formatCount(count: number, labels: ResultLabels['results']): string {
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : formatMessage(labels.count, { count });
}
