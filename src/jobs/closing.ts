/** Whether one can still apply for a job. */

export type ClosingState = 'open' | 'soon' | 'closed';

/** In the last week an applicant should hurry. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** @param closes the last day to apply, as in 2026-12-30; it ends where whoever looks is */
export function closingState(closes: string, now: Date): ClosingState {
  // A time without a zone is local.
  const left = Date.parse(`${closes}T23:59:59.999`) - now.getTime();
  if (left < 0) return 'closed';
  return left <= WEEK ? 'soon' : 'open';
}
