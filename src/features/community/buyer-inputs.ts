/** Requests of buyers with all references resolved, loaded once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { loadPeople, type Person } from '@/features/catalogue/people.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';

type Entry = CollectionEntry<'buyerInputs'>['data'];

export type BuyerInput = Pick<Entry, 'title' | 'quantity' | 'unit' | 'detail' | 'date'> & {
  id: string;
  buyer: Person;
  category: string;
  /** Target price for one unit, in US cents. */
  rate: number;
};

/** Loads the requests, newest first. */
export const getBuyerInputs = memoizeForBuild(async (): Promise<BuyerInput[]> => {
  const [{ categories }, { getPerson }, entries] = await Promise.all([
    loadCatalogue(),
    loadPeople(),
    getCollection('buyerInputs'),
  ]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return entries
    .map(({ id, data }): BuyerInput => ({
      id,
      title: data.title,
      quantity: data.quantity,
      unit: data.unit,
      detail: data.detail,
      date: data.date,
      buyer: getPerson(data.buyer),
      category: names.get(data.category.id) ?? '',
      rate: toCents(data.rate),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
});
