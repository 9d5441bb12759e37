/** Dates of content are days without a time, as in 2026-11-20: they are shown as written, in no time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 2026-11-20 → “20 November 2026”. */
export const formatDate = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** 2026-11-20 → “Nov 2026”. */
export const formatMonth = (day: string): string => MONTH.format(new Date(`${day}T00:00:00Z`));
