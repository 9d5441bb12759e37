/** Market rates with all references resolved and money in US cents, loaded once per build. */
import { createLookup, loadEntries, type Entry } from '@/cms/entries.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getCommodityPath, getMarketPath } from '@/routes.ts';
import { getRateAt, getTopMovers, type Series } from './rates.ts';

export type Market = Entry<'markets'> & { path: string };

export type Commodity = Omit<Entry<'commodities'>, 'market' | 'others' | 'months'> & {
  /** The home market, whose rates are recorded. */
  market: Market;
  others: { market: Market; factor: number }[];
  months: Series;
  path: string;
};

/** The rates of a commodity at one market. */
export type Quote = { commodity: Commodity; market: Market; months: Series };

/** Loads the markets, and the commodities with their rates. */
export const loadMarketRates = memoizeContent(async () => {
  const [traded, entries] = await Promise.all([loadEntries('commodities'), loadEntries('markets')]);
  const markets = entries.map((market): Market => ({ ...market, path: getMarketPath(market.id) }));
  const getMarket = createLookup('markets', markets);
  const commodities = traded.map((commodity): Commodity => ({
    ...commodity,
    path: getCommodityPath(commodity.id),
    market: getMarket(commodity.market),
    others: commodity.others.map((other) => ({ market: getMarket(other.market), factor: other.factor })),
    months: commodity.months.map(({ month, price, arrivals }) => ({ month, cents: toCents(price), arrivals })),
  }));
  return { markets, commodities };
});

/** Returns the rates of a commodity at its home market, then at the other markets. */
export const getQuotesOfCommodity = (commodity: Commodity): Quote[] => [
  { commodity, market: commodity.market, months: commodity.months },
  ...commodity.others.map(({ market, factor }) => ({
    commodity,
    market,
    months: commodity.months.map((rate) => ({ ...rate, cents: getRateAt(rate.cents, factor) })),
  })),
];

/** Returns the rates of all commodities at a market; those of its own first, by the size of their last change. */
export function getQuotesAtMarket(market: Market, commodities: readonly Commodity[]): Quote[] {
  const quotes = commodities.flatMap(getQuotesOfCommodity).filter((quote) => quote.market.id === market.id);
  const isHome = ({ commodity }: Quote) => commodity.market.id === market.id;
  const ranked = getTopMovers(quotes, quotes.length);
  return [...ranked.filter(isHome), ...ranked.filter((quote) => !isHome(quote))];
}
