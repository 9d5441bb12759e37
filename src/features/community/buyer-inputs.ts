/** Requests of buyers with all references resolved, loaded once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadCatalogue, type Person, type Place } from '@/features/catalogue/catalogue.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';

type Entry = CollectionEntry<'buyerInputs'>['data'];

export type BuyerInput = Pick<Entry, 'title' | 'quantity' | 'unit' | 'detail' | 'date'> & {
  id: string;
  buyer: Person;
  /** Place of the buyer. */
  place: Place;
  category: string;
  /** Target price for one unit, in US cents. */
  rate: number;
};

/** Loads the requests, newest first. */
export const getBuyerInputs = memoizeForBuild(async (): Promise<BuyerInput[]> => {
  const [{ categories, person, place }, entries] = await Promise.all([loadCatalogue(), getCollection('buyerInputs')]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return entries
    .map(({ id, data }): BuyerInput => {
      const buyer = person(data.buyer);
      return {
        id,
        title: data.title,
        quantity: data.quantity,
        unit: data.unit,
        detail: data.detail,
        date: data.date,
        buyer,
        place: place(buyer.place),
        category: names.get(data.category.id) ?? '',
        rate: toCents(data.rate),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
});
