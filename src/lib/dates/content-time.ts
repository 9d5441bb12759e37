/** Content has the time of Muscat, which has no daylight saving time. */
const TIME_ZONE = '+04:00';
const OFFSET_MS = 4 * 60 * 60 * 1000;

/** Returns a date and time of the content, as in 2026-11-20T08:40, in milliseconds since 1970. */
export const parseContentTime = (at: string): number => Date.parse(`${at}${TIME_ZONE}`);

/** Returns the day of a time of the content, as in 2026-11-20. */
export const toContentDay = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);
