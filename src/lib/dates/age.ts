import { NUMBER_LOCALE } from '../locales.ts';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Units with their length in milliseconds and the number from which the next unit is used. */
const UNITS = [
  { unit: 'minute', ms: MINUTE_MS, below: 60 },
  { unit: 'hour', ms: HOUR_MS, below: 24 },
  { unit: 'day', ms: DAY_MS, below: 7 },
  { unit: 'week', ms: 7 * DAY_MS, below: 5 },
  { unit: 'month', ms: 30 * DAY_MS, below: 12 },
  { unit: 'year', ms: 365 * DAY_MS, below: Infinity },
] as const;

/** Formats how long ago a moment was, rounded down but at least “1 minute”, as in “3 hours”. The future counts as the present. */
export function formatAge(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const { unit, ms } = UNITS.find(({ ms: length, below }) => passed / length < below) ?? UNITS[5];
  const count = Math.max(1, Math.floor(passed / ms));
  return new Intl.NumberFormat(NUMBER_LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
