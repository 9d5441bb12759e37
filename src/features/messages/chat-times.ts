/** Times of messages, on the clock of the visitor. */
import { addDays, toDay } from '@/lib/dates/days.ts';
import { DATE_LOCALE } from '@/lib/locales.ts';
import { formatDate, formatShortDay } from '@/lib/dates/format.ts';

// Created once, because creating one takes longer than formatting a whole thread.
const TIME = new Intl.DateTimeFormat(DATE_LOCALE, { hour: '2-digit', minute: '2-digit' });
const EXACT = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeStyle: 'short' });

/** Formats the time of day, as in 09:12. */
export const formatTime = (at: number): string => TIME.format(at);

/** Formats day and time in full. */
export const formatExactTime = (at: number): string => EXACT.format(at);

export const toMessageDay = (at: number): string => toDay(new Date(at));

/** Formats the day above its messages. */
export function formatDay(day: string, now: Date, labels: { today: string; yesterday: string }): string {
  const today = toDay(now);
  if (day === today) return labels.today;
  return day === addDays(today, -1) ? labels.yesterday : formatDate(day);
}

const WEEKDAY = new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'short' });

/** Days in which the weekday alone is unambiguous. */
const WEEKDAY_RANGE = 6;

/** Formats the time of the last message for the list: the time today, then the weekday, then the date. */
export function formatListTime(at: number, now: Date): string {
  const [day, today] = [toMessageDay(at), toDay(now)];
  if (day === today) return formatTime(at);
  if (day < today && day >= addDays(today, -WEEKDAY_RANGE)) return WEEKDAY.format(at);
  return formatShortDay(day, now);
}

/** Formats the day of a message, in the HTML that does not know the visitor’s clock. */
export const formatMessageDate = (at: number): string => formatDate(new Date(at).toISOString().slice(0, 10));
