/** Dates in content are calendar days, as in 2026-11-20, so they are formatted in UTC. */
import { DATE_LOCALE } from '../locales.ts';

const DAY = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(DATE_LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

const SHORT_DAY = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a day: 2026-11-20 → “20 November 2026”. */
export const formatDate = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** Formats the month of a day: 2026-11-20 → “Nov 2026”. */
export const formatMonth = (day: string): string => MONTH.format(new Date(`${day}T00:00:00Z`));

/** Formats a day without its year: 2026-11-20 → “20 Nov”. */
export const formatDayAndMonth = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
