/** Days without a time, as in 2026-11-20: they sort and compare as text. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Tells whether a text is a day of the calendar, as in 2026-11-30; 2026-11-31 is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // JavaScript moves 31 November on to 1 December.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The visitor's own day at a moment. */
export const toDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

export const addDays = (day: string, days: number): string => {
  const moved = utc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
