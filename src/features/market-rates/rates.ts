/** Calculations with wholesale rates. Money is integer US cents for one unit; months run oldest first. */
import { NUMBER_LOCALE } from '@/lib/locales.ts';

/** The rate of a commodity in one month at its home market. */
export type Rate = {
  /** ISO month, as in 2026-11. */
  month: string;
  /** Modal price in US cents. */
  cents: number;
  /** Arrivals in tonnes. */
  arrivals: number;
};

export type Series = readonly Rate[];

/**
 * Returns the rate of the newest month.
 * @throws Error for an empty series, which the content checks prevent
 */
export function getLatestRate(series: Series): Rate {
  const rate = series.at(-1);
  if (!rate) throw new Error('a commodity has no rate of any month');
  return rate;
}

/** Returns the change from the previous to the newest month in percent; 0 if there is no previous month. */
export function getRateChange(series: Series): number {
  const before = series.at(-2);
  return before ? ((getLatestRate(series).cents - before.cents) / before.cents) * 100 : 0;
}

/** Returns the month one year earlier: 2026-11 → 2025-11. */
const getMonthOfYearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Returns the change from the same month of the year before to the newest month in percent; undefined without that month. */
export function getYearChange(series: Series): number | undefined {
  const latest = getLatestRate(series);
  const before = series.find(({ month }) => month === getMonthOfYearBefore(latest.month));
  return before && ((latest.cents - before.cents) / before.cents) * 100;
}

/** Returns minimum and maximum around a modal price: `cents × (1 ± spread)`, rounded to the cent. */
export const getPriceRange = (cents: number, spread: number): { low: number; high: number } => ({
  low: Math.round(cents * (1 - spread)),
  high: Math.round(cents * (1 + spread)),
});

/** Returns the rate at another market, rounded to the cent. */
export const getRateAt = (cents: number, factor: number): number => Math.round(cents * factor);

/**
 * Returns the commodities with the largest changes in either direction, the largest first. If all of them have the same
 * direction and `count` is at least 2, the last one is replaced by the largest change of the other direction.
 */
export function getTopMovers<Item extends { months: Series }>(commodities: readonly Item[], count: number): Item[] {
  const ranked = commodities
    .map((item) => ({ item, moved: getRateChange(item.months) }))
    .sort((a, b) => Math.abs(b.moved) - Math.abs(a.moved));
  const chosen = ranked.slice(0, Math.max(0, count));
  const way = Math.sign(chosen[0]?.moved ?? 0);
  const other = ranked.find(({ moved }) => moved * way < 0);
  if (other && chosen.length > 1 && chosen.every(({ moved }) => moved * way >= 0)) chosen.splice(-1, 1, other);
  return chosen.map(({ item }) => item);
}

const PERCENT_FORMAT = new Intl.NumberFormat(NUMBER_LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export type RateDirection = 'risen' | 'fallen' | 'same';

/** Returns the direction of a change in percent, as its formatted text shows it: `same` for less than 0.05 %. */
export function getRateDirection(percent: number): RateDirection {
  const shown = PERCENT_FORMAT.format(percent);
  if (shown.startsWith('+')) return 'risen';
  return shown.startsWith('-') ? 'fallen' : 'same';
}

/** Formats a change: 8.333 → “+8.3 %”, with a minus sign and a non-breaking space. */
export const formatChange = (percent: number): string => `${PERCENT_FORMAT.format(percent).replace('-', '−')}\u00a0%`;
