/** Times of messages, on the clock of the visitor. */
import { toContentDay } from '@/lib/dates/content-time.ts';
import { addDays, toDay } from '@/lib/dates/days.ts';
import { DATE_LOCALE } from '@/lib/locales.ts';
import { formatDate, formatShortDay } from '@/lib/dates/format.ts';
import { formatPlural } from '@/lib/plurals.ts';
import type { ChatLabels } from './labels.ts';

// Created once, because creating one takes longer than formatting a whole thread.
const TIME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { hour: '2-digit', minute: '2-digit' });
const DATE_TIME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeStyle: 'short' });

/** Formats the time of day, as in 09:12. */
export const formatTime = (at: number): string => TIME_FORMAT.format(at);

/** Formats day and time in full. */
export const formatExactTime = (at: number): string => DATE_TIME_FORMAT.format(at);

/** Returns the day of a message on the visitor's clock, as in 2026-11-20. */
export const toMessageDay = (at: number): string => toDay(new Date(at));

/** Formats the day above its messages. */
export function formatDay(day: string, now: Date, labels: { today: string; yesterday: string }): string {
  const today = toDay(now);
  if (day === today) return labels.today;
  return day === addDays(today, -1) ? labels.yesterday : formatDate(day);
}

const WEEKDAY_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'short' });

/** Number of days before today in which the weekday alone is unambiguous. */
const WEEKDAY_DAYS = 6;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Formats the time of the last message for the list: the age in the last hour and today, then the weekday, then the date. */
export function formatListTime(at: number, now: Date, labels: ChatLabels['list']['age']): string {
  const minutes = Math.floor((now.getTime() - at) / MINUTE_MS);
  // The clock of the page is up to a minute behind a message that was just sent.
  if (minutes === 0 || minutes === -1) return labels.now;
  if (minutes > 0 && minutes < HOUR_MINUTES) return formatPlural(labels.minutes, minutes);
  const [day, today] = [toMessageDay(at), toDay(now)];
  if (day === today && minutes > 0) return formatPlural(labels.hours, Math.floor(minutes / HOUR_MINUTES));
  // The clock of the device was ahead when the message was written.
  if (day === today) return formatTime(at);
  if (day < today && day >= addDays(today, -WEEKDAY_DAYS)) return WEEKDAY_FORMAT.format(at);
  return formatShortDay(day, now);
}

/** Formats the day of a message of the content, in the HTML that does not know the visitor’s clock. */
export const formatMessageDate = (at: number): string => formatDate(toContentDay(at));
