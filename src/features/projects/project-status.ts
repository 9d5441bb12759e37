/** The status of a government project. */
import { getDeadlineStatus } from '@/lib/dates/deadline.ts';

export type ProjectStatus = 'open' | 'soon' | 'closed' | 'awarded';

/** Number of days before the deadline from which a project counts as closing soon. */
export const CLOSING_SOON_DAYS = 31;

/**
 * Returns the status of a project on a date.
 * @param closes last day for bids, an ISO date
 */
export const getProjectStatus = (
  { closes, isAwarded }: { closes: string; isAwarded: boolean },
  now: Date,
): ProjectStatus => (isAwarded ? 'awarded' : getDeadlineStatus(closes, now, CLOSING_SOON_DAYS));
