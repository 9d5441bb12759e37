import { toDollars } from '@/lib/money.ts';
import { getProductPath } from '@/routes.ts';
import type { EntryPlan } from '../publication.ts';
import { createSlug } from '../slugs.ts';
import { requireAnswer } from './require-answer.ts';
import type { CreatePlans, Source } from './source.ts';
import { findUnit } from './unit.ts';

/**
 * Plans a product of a store.
 * @param store slug of the store; undefined for the store that the same publication writes
 */
export async function planStoreProduct(source: Source, store?: string): Promise<EntryPlan> {
  const { record, answers, details, pictures, site } = source;
  const name = answers.getText('name');
  const moq = answers.getNumber('moq') ?? 1;
  const leadDays = requireAnswer(source, 'leadDays', answers.getNumber('leadDays'), 0);
  const origin = requireAnswer(source, 'origin', answers.getText('origin'), '');
  const [image, ...others] = await pictures.read('photos', answers.getFileIds('photos'));
  if (!image) details.report('photos', 'the page needs a picture: ask for one');
  const tiers = [{ quantity: moq, cents: answers.getNumber('price') ?? 0 }, ...answers.getTiers('tiers')];
  return {
    collection: 'products',
    isMain: store !== undefined,
    slug: createSlug(name, `product ${record.number}`),
    getAddress: (slug, slugs) => getProductPath(store ?? slugs.get('stores') ?? '', slug),
    createState: (slug, slugs) => ({
      name: { name, slug },
      store: store ?? slugs.get('stores'),
      category: answers.getOption('category'),
      description: answers.getText('description'),
      unit: findUnit(site, answers.getOption('unit')),
      moq,
      mq: answers.getNumber('mq'),
      tiers: tiers.map(({ quantity, cents }) => ({ quantity, price: toDollars(cents) })),
      leadDays,
      origin,
      keywords: answers.getList('keywords'),
      picture: { image, alt: name },
      gallery: others.map((picture, index) => ({ image: picture, alt: `${name}, picture ${index + 2}` })),
      rating: 0,
      reviewCount: 0,
    }),
  };
}

/** Plans a product of a store that is already published. */
export const planProduct: CreatePlans = async (source) => {
  const { details, site } = source;
  const stores = site.content.stores.map(({ id, data: { name } }) => ({ value: id, label: name }));
  const store = details.readOption({ name: 'store', label: 'Store' }, stores);
  return [await planStoreProduct(source, store)];
};
