/** Calendar months in the format of the content: 2026-11. */
import { DATE_LOCALE } from '../locales.ts';

/** Returns the following month: 2026-12 → 2027-01. */
export function getNextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const MONTH_NAME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { month: 'long', timeZone: 'UTC' });

const MONTH_AND_YEAR_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const toFirstDay = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** Formats the name of a month: 2026-11 → “November”. */
export const formatMonthName = (month: string): string => MONTH_NAME_FORMAT.format(toFirstDay(month));

/** Formats a month: 2026-11 → “November 2026”. */
export const formatMonthAndYear = (month: string): string => MONTH_AND_YEAR_FORMAT.format(toFirstDay(month));
