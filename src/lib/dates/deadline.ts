/** Deadlines. A deadline is a calendar day, and includes that whole day. */
import { DATE_LOCALE } from '../locales.ts';

export type DeadlineStatus = 'open' | 'soon' | 'closed';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the number of days until a day, on the visitor's clock: a time without a zone is local. Rounded, because a day with a
 * clock change is an hour longer or shorter.
 */
const getRemainingDays = (closes: string, now: Date): number =>
  Math.round((Date.parse(`${closes}T00:00`) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);

/**
 * Returns whether a deadline is over.
 * @param closes the last day, as in 2026-12-30
 */
export const isPast = (closes: string, now: Date): boolean => getRemainingDays(closes, now) < 0;

/**
 * Returns the status of a deadline.
 * @param closes the last day, as in 2026-12-30
 * @param soon number of days, the last one included, in which the status is `soon`
 */
export function getDeadlineStatus(closes: string, now: Date, soon: number): DeadlineStatus {
  if (isPast(closes, now)) return 'closed';
  return getRemainingDays(closes, now) < soon ? 'soon' : 'open';
}

/** Created on first use: this takes longer than the rest of the script of a page. */
let relativeFormat: Intl.RelativeTimeFormat | undefined;

/** Formats the last day relative to now, as in “in 12 days”, “tomorrow” or “3 days ago”. */
export function formatRelativeDay(closes: string, now: Date): string {
  relativeFormat ??= new Intl.RelativeTimeFormat(DATE_LOCALE, { numeric: 'auto' });
  return relativeFormat.format(getRemainingDays(closes, now), 'day');
}
