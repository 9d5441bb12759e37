/** What of the index depends on the day: it is decided when somebody searches, not when the site was built. */
import { getDeadlineStatus, isPast } from '@/lib/dates/deadline.ts';
import { VERIFIED, type SelectedFacets } from './facets.ts';
import type { FacetCounts, PagefindFilters } from './engine/pagefind.ts';
import type { EntrySummary } from './record.ts';

/** What a record is filed under that never closes. */
export const NEVER = 'never';

const isOpen = (day: string, now: Date): boolean => day === NEVER || !isPast(day, now);

const openDays = (counts: Record<string, number> | undefined, now: Date): string[] =>
  Object.keys(counts ?? {}).filter((day) => isOpen(day, now));

/**
 * Replaces “verified only” by the last days of evidence that are still to come, and leaves out what has closed.
 *
 * @param all the values that the index has, each with its count
 */
export function filtersAsOf(
  chosen: SelectedFacets,
  filters: PagefindFilters,
  all: FacetCounts,
  now: Date,
): PagefindFilters {
  const open = openDays(all.closes, now);
  const someClosed = open.length < Object.keys(all.closes ?? {}).length;
  return {
    ...filters,
    // No record has evidence for ever: an empty list would be no filter.
    ...(chosen.verified.includes(VERIFIED) ? { verified: { any: [NEVER, ...openDays(all.verified, now)] } } : {}),
    ...(someClosed ? { closes: { any: open } } : {}),
  };
}

/** Counts the days of evidence that are still to come as one value, “verified”. */
export function verifiedCount(counts: Record<string, number> | undefined, now: Date): Record<string, number> {
  const count = openDays(counts, now).reduce((sum, day) => sum + (counts?.[day] ?? 0), 0);
  return count ? { [VERIFIED]: count } : {};
}

/** A record as it is on a day: the badge only while the evidence lasts, and in front of its facts whether it is still open. */
export function shownAsOf({ verified, closing, ...shown }: EntrySummary, now: Date): EntrySummary {
  const state = closing?.labels[getDeadlineStatus(closing.day, now, closing.soon)];
  return {
    ...shown,
    ...(verified !== undefined && !isPast(verified, now) ? { verified } : {}),
    chips: state ? [state, ...shown.chips] : shown.chips,
  };
}
