/** Days without a time, as in 2026-11-20: they sort and compare as text. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar; 2026-02-30 is not. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(utc(text).getTime()) && utc(text).toISOString().startsWith(text);

/** The visitor's own day at a moment. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

export const addDays = (day: string, days: number): string => {
  const moved = utc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
