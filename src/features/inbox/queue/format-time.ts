/** Formats moments for editors, in the time zone of the server. */
import { DATE_LOCALE } from '@/lib/locales.ts';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** Formats a moment, as in “20 November 2026 at 09:12”. */
export const formatMoment = (at: number): string => DATE_TIME_FORMAT.format(new Date(at));
