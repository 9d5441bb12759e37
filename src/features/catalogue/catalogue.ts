/** The catalogue with all references resolved, loaded once per build. */
import { createLookup, loadEntries, type Entry } from '@/cms/entries.ts';
import { loadPlaces, type Place } from '@/features/places/places.ts';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getProductPath, getServicePath, getStorePath } from '@/routes.ts';
import { toCents } from '@/lib/money.ts';
import { loadPeople, type Person } from './people.ts';
import { createRelatedProducts } from './product/related.ts';
import { getBestProducts } from './store/best-products.ts';

export type Category = Entry<'categories'>;
export type Review = Omit<Entry<'reviews'>, 'author'> & { author: Person };

export type Store = Omit<Entry<'stores'>, 'place' | 'categories'> & {
  path: string;
  place: Place;
  categories: Category[];
  /** Sum of the reviews of its products and services. */
  reviewCount: number;
};

export type Product = Omit<Entry<'products'>, 'store' | 'category' | 'tiers' | 'moq' | 'mq'> & {
  path: string;
  store: Store;
  category: Category;
  terms: PricingTerms;
  reviews: Review[];
};

export type Service = Omit<Entry<'services'>, 'provider' | 'place' | 'category'> & {
  path: string;
  place: Place;
  category: string;
  categoryId: string;
  provider: string;
  /** `store:` or `person:` and the id of the provider. */
  providerId: string;
  /** Last day (ISO date) on which the badge of its store is valid; undefined without a badge. */
  verifiedUntil: string | undefined;
};

async function loadStores() {
  const [{ getPlace }, categories, raw, products, services] = await Promise.all([
    loadPlaces(),
    loadEntries('categories'),
    loadEntries('stores'),
    loadEntries('products'),
    loadEntries('services'),
  ]);
  const category = createLookup('categories', categories);
  const stores: Store[] = raw.map((store) => ({
    ...store,
    path: getStorePath(store.id),
    place: getPlace(store.place),
    categories: store.categories.map(category),
    reviewCount: [
      ...products.filter((product) => product.store.id === store.id),
      ...services.filter(({ provider }) => provider.discriminant === 'store' && provider.value.id === store.id),
    ].reduce((sum, { reviewCount }) => sum + reviewCount, 0),
  }));
  return { category, categories: categories.sort((a, b) => a.order - b.order), stores, products, services };
}

async function loadReviews() {
  const [reviews, { getPerson }] = await Promise.all([loadEntries('reviews'), loadPeople()]);
  const withAuthors = reviews
    .map((review) => ({ ...review, author: getPerson(review.author) }))
    .sort((a, b) => b.date.localeCompare(a.date));
  return Map.groupBy(withAuthors, (review) => review.product.id);
}

/** Loads categories, stores, products and services, and functions that find them. */
export const loadCatalogue = memoizeContent(async () => {
  const [
    { category, categories, stores, products: raw, services },
    reviewsByProduct,
    kinds,
    { getPlace },
    { getPerson },
  ] = await Promise.all([loadStores(), loadReviews(), loadEntries('serviceCategories'), loadPlaces(), loadPeople()]);
  const store = createLookup('stores', stores);
  const products: Product[] = raw.map(({ moq, mq, tiers, ...product }) => ({
    ...product,
    path: getProductPath(product.store.id, product.id),
    store: store(product.store),
    category: category(product.category),
    terms: { moq, mq, tiers: tiers.map(({ quantity, price }) => ({ quantity, cents: toCents(price) })) },
    reviews: reviewsByProduct.get(product.id) ?? [],
  }));
  const productsByStore = Map.groupBy(products, (product) => product.store.id);
  const bestByStore = new Map([...productsByStore].map(([id, ofStore]) => [id, getBestProducts(ofStore)]));
  const kind = createLookup('serviceCategories', kinds);
  const resolvedServices: Service[] = services.map((service) => {
    const { discriminant, value } = service.provider;
    const seller = discriminant === 'store' ? store(value) : undefined;
    return {
      ...service,
      path: getServicePath(service.id),
      place: getPlace(service.place),
      category: kind(service.category).name,
      categoryId: service.category.id,
      provider: seller ? seller.name : getPerson(value).name,
      providerId: `${discriminant}:${value.id}`,
      verifiedUntil: seller?.verified.discriminant ? seller.verified.value.until : undefined,
    };
  });
  return {
    categories,
    stores,
    products,
    services: resolvedServices,
    serviceCategories: kinds.sort((a, b) => a.order - b.order),
    store,
    product: createLookup('products', products),
    service: createLookup('services', resolvedServices),
    getRelatedProducts: createRelatedProducts(products),
    productsOf: (id: string): readonly Product[] => productsByStore.get(id) ?? [],
    /** Returns the best rated products of a store, those that its card shows. */
    bestProductsOf: (id: string): readonly Product[] => bestByStore.get(id) ?? [],
  };
});

/** Returns the sample store, for pages for which the specification names no store. Throws when no store is marked as sample. */
export async function getSampleStore(): Promise<Store> {
  const { stores } = await loadCatalogue();
  const store = stores.find((candidate) => candidate.isSample);
  if (!store) throw new Error('no store is marked as the sample: tick the sample box of one store');
  return store;
}
