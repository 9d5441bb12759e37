/** Calendar days without a time, as in 2026-11-20. They sort and compare as text. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a calendar day, as in 2026-11-30; 2026-11-31 is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 November into 1 December.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A time of the day, as in 08:40. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a calendar day with a time, as in 2026-11-30T08:40. */
export function isDateTime(text: string): boolean {
  const [day = '', time = '', ...others] = text.split('T');
  return isDay(day) && TIME.test(time) && others.length === 0;
}

const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns the local calendar day of a moment. */
export const toDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

/** Returns the day that is so many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string => {
  const date = toUtcDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
