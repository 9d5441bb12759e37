/** Market rates with all references resolved and money in US cents, loaded once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import type { Series } from './rates.ts';

export type Market = CollectionEntry<'markets'>['data'] & { id: string };

export type Commodity = Omit<CollectionEntry<'commodities'>['data'], 'market' | 'others' | 'months'> & {
  id: string;
  /** The home market, whose rates are recorded. */
  market: Market;
  others: { market: Market; factor: number }[];
  months: Series;
};

export const loadMarketRates = memoizeForBuild(async () => {
  const [traded, entries] = await Promise.all([getCollection('commodities'), getCollection('markets')]);
  const markets = entries.map(({ id, data }): Market => ({ ...data, id }));
  const market = ({ id }: { id: string }): Market => {
    const found = markets.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`unknown market “${id}”`);
    return found;
  };
  const commodities = traded.map(({ id, data }): Commodity => ({
    ...data,
    id,
    market: market(data.market),
    others: data.others.map((other) => ({ market: market(other.market), factor: other.factor })),
    months: data.months.map(({ month, price, arrivals }) => ({ month, cents: toCents(price), arrivals })),
  }));
  return { markets, commodities };
});
