/** Market rates as pages need them: every link followed, money in cents, read once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import type { Series } from './rates.ts';

export type Market = CollectionEntry<'markets'>['data'] & { id: string };

export type Commodity = Omit<CollectionEntry<'commodities'>['data'], 'market' | 'others' | 'months'> & {
  id: string;
  /** Its home market, where the rates are from. */
  market: Market;
  others: { market: Market; factor: number }[];
  months: Series;
};

export const loadMarketRates = memoizeForBuild(async () => {
  const [traded, entries] = await Promise.all([getCollection('commodities'), getCollection('markets')]);
  const markets = entries.map(({ id, data }): Market => ({ ...data, id }));
  const market = ({ id }: { id: string }): Market => {
    const found = markets.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`there is no “${id}” in markets`);
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
