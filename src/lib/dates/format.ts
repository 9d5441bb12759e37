/** Dates in content are calendar days, as in 2026-11-20, so they are formatted in UTC. */
import { DATE_LOCALE } from '../locales.ts';

const DAY_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const MONTH_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

const SHORT_DAY_OPTIONS = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_DAY_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, SHORT_DAY_OPTIONS);
const SHORT_DAY_WITH_YEAR_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { ...SHORT_DAY_OPTIONS, year: 'numeric' });

/** Formats a day: 2026-11-20 → “20 November 2026”. */
export const formatDate = (day: string): string => DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));

/** Formats the month of a day: 2026-11-20 → “Nov 2026”. */
export const formatMonth = (day: string): string => MONTH_FORMAT.format(new Date(`${day}T00:00:00Z`));

/** Formats a day for a narrow column: 2026-11-20 → “20 Nov 2026”. */
export const formatShortDate = (day: string): string => SHORT_DAY_WITH_YEAR_FORMAT.format(new Date(`${day}T00:00:00Z`));

/** Formats a day for a narrow column, with its year if that is not the year of `now`: “20 Nov”, “20 Nov 2025”. */
export const formatShortDay = (day: string, now: Date): string =>
  day.startsWith(`${now.getFullYear()}-`)
    ? SHORT_DAY_FORMAT.format(new Date(`${day}T00:00:00Z`))
    : formatShortDate(day);
