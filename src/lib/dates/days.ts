/** Days without a time, as in 2026-11-20: they sort and compare as text. */
export { isDay } from '@/cms/bridge/calendar.ts';

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
