/** Deadlines. A deadline is a calendar day, and includes that whole day. */
import { DATE_LOCALE } from '../locales.ts';

export type DeadlineStatus = 'open' | 'soon' | 'closed';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Milliseconds until the end of the day. A time without a zone is local to the visitor. */
const getRemainingMs = (closes: string, now: Date): number => Date.parse(`${closes}T23:59:59.999`) - now.getTime();

/**
 * Returns whether a deadline is over.
 * @param closes the last day, as in 2026-12-30
 */
export const isPast = (closes: string, now: Date): boolean => getRemainingMs(closes, now) < 0;

/**
 * Returns the status of a deadline.
 * @param closes the last day, as in 2026-12-30
 * @param soon number of days before the deadline in which the status is `soon`
 */
export function getDeadlineStatus(closes: string, now: Date, soon: number): DeadlineStatus {
  if (isPast(closes, now)) return 'closed';
  return getRemainingMs(closes, now) <= soon * DAY_MS ? 'soon' : 'open';
}

/** Created on first use: this takes longer than the rest of the script of a page. */
let relativeFormat: Intl.RelativeTimeFormat | undefined;

/** Formats the last day relative to now, as in “in 12 days”, “tomorrow” or “3 days ago”. */
export function formatRelativeDay(closes: string, now: Date): string {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const last = new Date(`${closes}T00:00`);
  // Rounded, because a day with a clock change is an hour longer or shorter.
  relativeFormat ??= new Intl.RelativeTimeFormat(DATE_LOCALE, { numeric: 'auto' });
  return relativeFormat.format(Math.round((last.getTime() - today.getTime()) / DAY_MS), 'day');
}
