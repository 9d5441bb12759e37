import { getDeadlineStatus, isPast } from '@/lib/dates/deadline.ts';
import type { EntrySummary } from './record.ts';

/** Returns the summary as of a date: with the badge while the evidence is valid, and with the deadline status as first chip. */
export function getSummaryAsOf({ verified, closing, ...summary }: EntrySummary, now: Date): EntrySummary {
  const status = closing?.labels[getDeadlineStatus(closing.day, now, closing.soon)];
  return {
    ...summary,
    ...(verified !== undefined && !isPast(verified, now) ? { verified } : {}),
    chips: status ? [status, ...summary.chips] : summary.chips,
  };
}
