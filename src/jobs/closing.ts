/** Whether one can still apply for a job. */
import { addDays } from '@/forms/days.ts';

export type ClosingState = 'open' | 'soon' | 'closed';

/** In the last week an applicant should hurry. */
const SOON = 7;

/** @param today as in 2026-11-20; on the day that a job closes one can still apply */
export function closingState(closes: string, today: string): ClosingState {
  if (closes < today) return 'closed';
  return closes <= addDays(today, SOON) ? 'soon' : 'open';
}
