/** Requests of buyers with all references resolved, loaded once per build. */
import type { CollectionEntry } from 'astro:content';
import { createLookup, getEntries } from '@/cms/entries.ts';
import { loadCatalogue, type Category } from '@/features/catalogue/catalogue.ts';
import { loadPeople, type Person } from '@/features/catalogue/people.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeContent } from '@/lib/memoize.ts';

type Entry = CollectionEntry<'buyerInputs'>['data'];

export type BuyerInput = Pick<Entry, 'title' | 'quantity' | 'unit' | 'detail' | 'date'> & {
  id: string;
  buyer: Person;
  category: string;
  categoryId: string;
  /** The picture of the product that is like the requested item, or else that of the category. */
  picture: Category['picture'];
  /** Target price for one unit, in US cents. */
  rate: number;
};

/** Loads the requests, newest first. */
export const getBuyerInputs = memoizeContent(async (): Promise<BuyerInput[]> => {
  const [{ categories, product }, { getPerson }, entries] = await Promise.all([
    loadCatalogue(),
    loadPeople(),
    getEntries('buyerInputs'),
  ]);
  const getCategory = createLookup('categories', categories);
  return entries
    .map(({ id, data }) => ({ id, data, category: getCategory(data.category) }))
    .map(({ id, data, category }): BuyerInput => ({
      id,
      title: data.title,
      quantity: data.quantity,
      unit: data.unit,
      detail: data.detail,
      date: data.date,
      buyer: getPerson(data.buyer),
      category: category.name,
      categoryId: category.id,
      picture: (data.product && product(data.product).picture) ?? category.picture,
      rate: toCents(data.rate),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
});
