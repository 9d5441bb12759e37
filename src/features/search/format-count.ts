import { formatPlural } from '@/lib/plurals.ts';
import type { ResultLabels } from './result-labels.ts';

/** Formats a number of results: “11 results”, “1 result” or “No results”. */
export function formatCount(count: number, labels: ResultLabels['results']): string {
  return count === 0 ? labels.none : formatPlural(labels.count, count);
}
