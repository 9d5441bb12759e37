/** Whether one can still bid for a government project. */
import { getDeadlineStatus } from '@/lib/dates/deadline.ts';

export type ProjectStatus = 'open' | 'soon' | 'closed' | 'awarded';

/** In the last month a bidder should hurry. In days. */
export const CLOSING_SOON_DAYS = 31;

/** @param closes the last day for bids, as in 2026-11-20 */
export const getProjectStatus = (
  { closes, awarded }: { closes: string; awarded: boolean },
  now: Date,
): ProjectStatus => (awarded ? 'awarded' : getDeadlineStatus(closes, now, CLOSING_SOON_DAYS));
