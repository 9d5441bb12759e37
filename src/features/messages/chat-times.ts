/** Times of messages, on the clock of the visitor. */
import { addDays, toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const EXACT: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' };

/** Formats the time of day, as in 09:12. */
export const formatTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', TIME);

/** Formats day and time in full. */
export const formatExactTime = (at: number): string => new Date(at).toLocaleString('en-GB', EXACT);

export const toMessageDay = (at: number): string => toDay(new Date(at));

/** Formats the day above its messages. */
export function formatDay(day: string, now: Date, labels: { today: string; yesterday: string }): string {
  const today = toDay(now);
  if (day === today) return labels.today;
  return day === addDays(today, -1) ? labels.yesterday : formatDate(day);
}

const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const SHORT_DAY_WITH_YEAR: Intl.DateTimeFormatOptions = { ...SHORT_DAY, year: 'numeric' };

/** Days in which the weekday alone is unambiguous. */
const WEEKDAY_RANGE = 6;

/** Formats the time of the last message for the list: the time today, then the weekday, then the date. */
export function formatListTime(at: number, now: Date): string {
  const moment = new Date(at);
  const [day, today] = [toDay(moment), toDay(now)];
  if (day === today) return formatTime(at);
  if (day < today && day >= addDays(today, -WEEKDAY_RANGE))
    return moment.toLocaleDateString('en-GB', { weekday: 'short' });
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString('en-GB', isThisYear ? SHORT_DAY : SHORT_DAY_WITH_YEAR);
}

/** Formats the day of a message, in the HTML that does not know the visitor’s clock. */
export const formatMessageDate = (at: number): string => formatDate(new Date(at).toISOString().slice(0, 10));
