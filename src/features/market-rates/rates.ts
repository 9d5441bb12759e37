/** Rules of wholesale rates. Money is integer US cents for one unit; months run oldest first. */

/** One month of a commodity at its home market. */
export type Rate = {
  /** As in 2026-11. */
  month: string;
  /** The modal price. */
  cents: number;
  /** Tonnes that came in. */
  arrivals: number;
};

export type Series = readonly Rate[];

/** The newest month. */
export function getLatestRate(series: Series): Rate {
  const rate = series.at(-1);
  if (!rate) throw new Error('a commodity without a month');
  return rate;
}

/** Change of the newest month against the one before, in percent; 0 when there is none before. */
export function getRateChange(series: Series): number {
  const before = series.at(-2);
  return before ? ((getLatestRate(series).cents - before.cents) / before.cents) * 100 : 0;
}

/** Low and high of a modal price: `cents × (1 ± spread)`, to the cent. */
export const getPriceRange = (cents: number, spread: number): { low: number; high: number } => ({
  low: Math.round(cents * (1 - spread)),
  high: Math.round(cents * (1 + spread)),
});

/** The rate at another market, to the cent. */
export const getRateAt = (cents: number, factor: number): number => Math.round(cents * factor);

/**
 * The commodities that changed most, in either direction, the largest first. Where some rose and some fell
 * and there is room for two, the last one makes way for the largest of the other direction.
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

const PERCENT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A change in words: 8.333 → “+8.3 %”, with a true minus and a space that does not break. */
export const formatChange = (percent: number): string => `${PERCENT.format(percent).replace('-', '−')}\u00a0%`;
