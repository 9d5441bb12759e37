/** Selects the markets that the visitor may want to see. */

export type RecommendableMarket = {
  id: string;
  /** Ids of the commodities with rates at this market. */
  commodities: readonly string[];
};

export type Recommendation = {
  id: string;
  /** Ids of the commodities that are the reason; empty before the visitor has opened one. */
  because: readonly string[];
};

/**
 * Returns the markets that trade what the visitor has opened, the most recently opened first; before that, the first ones.
 * @param markets the most popular first
 * @param opened ids of commodities, the most recent first
 */
export function recommendMarkets(
  markets: readonly RecommendableMarket[],
  opened: readonly string[],
  count: number,
): Recommendation[] {
  const matching = markets
    .map(({ id, commodities }, popularity) => ({
      id,
      popularity,
      because: opened.filter((commodity) => commodities.includes(commodity)),
    }))
    .filter(({ because }) => because.length > 0)
    .sort(
      (a, b) =>
        opened.indexOf(a.because[0] ?? '') - opened.indexOf(b.because[0] ?? '') ||
        b.because.length - a.because.length ||
        a.popularity - b.popularity,
    );
  const chosen = matching.length > 0 ? matching : markets.map(({ id }) => ({ id, because: [] }));
  return chosen.slice(0, count).map(({ id, because }) => ({ id, because }));
}

/** Maximum number of opened commodities that are stored. */
const MAX_OPENED = 6;

/** Adds a commodity to the opened ones, the most recent first. */
export const addOpened = (opened: readonly string[], commodity: string): string[] =>
  [commodity, ...opened.filter((id) => id !== commodity)].slice(0, MAX_OPENED);
