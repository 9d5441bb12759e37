/** Days of the calendar as content and forms write them. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Tells whether a text is a day of the calendar, as in 2026-11-30; 2026-11-31 is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // JavaScript moves 31 November on to 1 December.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
