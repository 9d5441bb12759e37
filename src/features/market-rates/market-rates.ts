/** Market rates with all references resolved and money in US cents, loaded once a build. */
import { createLookup, loadEntries, type Entry } from '@/cms/entries.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import type { Series } from './rates.ts';

export type Market = Entry<'markets'>;

export type Commodity = Omit<Entry<'commodities'>, 'market' | 'others' | 'months'> & {
  /** The home market, whose rates are recorded. */
  market: Market;
  others: { market: Market; factor: number }[];
  months: Series;
};

export const loadMarketRates = memoizeForBuild(async () => {
  const [traded, markets] = await Promise.all([loadEntries('commodities'), loadEntries('markets')]);
  const getMarket = createLookup('markets', markets);
  const commodities = traded.map((commodity): Commodity => ({
    ...commodity,
    market: getMarket(commodity.market),
    others: commodity.others.map((other) => ({ market: getMarket(other.market), factor: other.factor })),
    months: commodity.months.map(({ month, price, arrivals }) => ({ month, cents: toCents(price), arrivals })),
  }));
  return { markets, commodities };
});
