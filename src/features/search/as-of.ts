/** The parts of the index that depend on the date. They are evaluated when the visitor searches, not when the site is built. */
import { isPast } from '@/lib/dates/deadline.ts';
import { VERIFIED, type SelectedFacets } from './facets.ts';
import type { FacetCounts, PagefindFilters } from './engine/pagefind.ts';

/** Filter value of a record that has no closing date. */
export const NEVER = 'never';

const isOpen = (day: string, now: Date): boolean => day === NEVER || !isPast(day, now);

const openDays = (counts: Record<string, number> | undefined, now: Date): string[] =>
  Object.keys(counts ?? {}).filter((day) => isOpen(day, now));

/**
 * Replaces the filter “verified only” by the evidence end dates that have not passed, and excludes records that have closed.
 *
 * @param all every filter value in the index, with its count
 */
export function filtersAsOf(
  selected: SelectedFacets,
  filters: PagefindFilters,
  all: FacetCounts,
  now: Date,
): PagefindFilters {
  const open = openDays(all.closes, now);
  const someClosed = open.length < Object.keys(all.closes ?? {}).length;
  return {
    ...filters,
    // Pagefind ignores an empty list. Evidence always has an end date, so `NEVER` matches no record.
    ...(selected.verified.includes(VERIFIED) ? { verified: { any: [NEVER, ...openDays(all.verified, now)] } } : {}),
    ...(someClosed ? { closes: { any: open } } : {}),
  };
}

/** Sums the counts of all evidence end dates that have not passed into one value, “verified”. */
export function verifiedCount(counts: Record<string, number> | undefined, now: Date): Record<string, number> {
  const count = openDays(counts, now).reduce((sum, day) => sum + (counts?.[day] ?? 0), 0);
  return count ? { [VERIFIED]: count } : {};
}
