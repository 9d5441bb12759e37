/** Whether one can still bid for a government project. */
import { closingState } from '@/lib/dates/deadline.ts';

export type ProjectState = 'open' | 'soon' | 'closed' | 'awarded';

/** In the last month a bidder should hurry. In days. */
export const PROJECT_SOON = 31;

/** @param closes the last day for bids, as in 2026-11-20 */
export const projectState = ({ closes, awarded }: { closes: string; awarded: boolean }, now: Date): ProjectState =>
  awarded ? 'awarded' : closingState(closes, now, PROJECT_SOON);
