/** Whether something that ends on a day can still be taken. */

export type DeadlineStatus = 'open' | 'soon' | 'closed';

const DAY = 24 * 60 * 60 * 1000;

/** In milliseconds; a time without a zone is that of whoever looks. */
const left = (closes: string, now: Date): number => Date.parse(`${closes}T23:59:59.999`) - now.getTime();

/** @param closes the last day, as in 2026-12-30 */
export const isPast = (closes: string, now: Date): boolean => left(closes, now) < 0;

/**
 * @param closes the last day, as in 2026-12-30
 * @param soon days before the end in which one should hurry
 */
export function getDeadlineStatus(closes: string, now: Date, soon: number): DeadlineStatus {
  if (isPast(closes, now)) return 'closed';
  return left(closes, now) <= soon * DAY ? 'soon' : 'open';
}

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How far the last day is from now, as in “in 12 days”, “tomorrow” or “3 days ago”. */
export function formatRelativeDay(closes: string, now: Date): string {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const last = new Date(`${closes}T00:00`);
  // A day of the clocks' change is an hour longer or shorter.
  return RELATIVE.format(Math.round((last.getTime() - today.getTime()) / DAY), 'day');
}
