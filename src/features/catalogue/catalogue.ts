/** The catalogue as pages need it: every link followed, read once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getProductPath, getServicePath, getStorePath } from '@/routes.ts';
import { toCents } from '@/lib/money.ts';
import { type PricingTerms } from './product/price.ts';

export type Place = CollectionEntry<'places'>['data'] & { id: string };
export type Category = CollectionEntry<'categories'>['data'] & { id: string };
export type Person = CollectionEntry<'people'>['data'] & { id: string };
export type Review = Omit<CollectionEntry<'reviews'>['data'], 'author'> & { author: Person };

export type Store = Omit<CollectionEntry<'stores'>['data'], 'place' | 'categories'> & {
  id: string;
  path: string;
  place: Place;
  categories: Category[];
  /** Sum of its products' reviews. */
  reviewCount: number;
};

export type Product = Omit<CollectionEntry<'products'>['data'], 'store' | 'category' | 'tiers' | 'moq' | 'mq'> & {
  id: string;
  path: string;
  store: Store;
  category: Category;
  terms: PricingTerms;
  reviews: Review[];
};

export type Service = Omit<CollectionEntry<'services'>['data'], 'provider' | 'place' | 'category'> & {
  id: string;
  path: string;
  place: Place;
  category: string;
  categoryId: string;
  provider: string;
  /** A service carries the badge of its store, as long as that does: the last day, as in 2027-02-01. */
  verifiedUntil: string | undefined;
};

/** Entries by id; the bridge has checked that every link leads somewhere. */
function index<Value extends { id: string }>(kind: string, values: readonly Value[]) {
  const byId = new Map(values.map((value) => [value.id, value]));
  return ({ id }: { id: string }): Value => {
    const value = byId.get(id);
    if (!value) throw new Error(`there is no “${id}” in ${kind}`);
    return value;
  };
}

type Name = 'places' | 'categories' | 'people' | 'stores' | 'products' | 'reviews' | 'services' | 'serviceCategories';

async function read<N extends Name>(name: N): Promise<(CollectionEntry<N>['data'] & { id: string })[]> {
  const entries = await getCollection(name);
  return entries.map((entry) => ({ ...entry.data, id: entry.id }));
}

async function readStores() {
  const [places, categories, raw, products] = await Promise.all([
    read('places'),
    read('categories'),
    read('stores'),
    read('products'),
  ]);
  const place = index('places', places);
  const category = index('categories', categories);
  const stores: Store[] = raw.map((store) => ({
    ...store,
    path: getStorePath(store.id),
    place: place(store.place),
    categories: store.categories.map(category),
    reviewCount: products
      .filter((product) => product.store.id === store.id)
      .reduce((sum, product) => sum + product.reviewCount, 0),
  }));
  return { place, category, categories: categories.sort((a, b) => a.order - b.order), stores, products };
}

async function readReviews() {
  const [reviews, people] = await Promise.all([read('reviews'), read('people')]);
  const person = index('people', people);
  const withAuthors = reviews
    .map((review) => ({ ...review, author: person(review.author) }))
    .sort((a, b) => b.date.localeCompare(a.date));
  return { person, byProduct: Map.groupBy(withAuthors, (review) => review.product.id) };
}

export const loadCatalogue = memoizeForBuild(async () => {
  const [{ place, category, categories, stores, products: raw }, { person, byProduct }, services, kinds] =
    await Promise.all([readStores(), readReviews(), read('services'), read('serviceCategories')]);
  const store = index('stores', stores);
  const products: Product[] = raw.map(({ moq, mq, tiers, ...product }) => ({
    ...product,
    path: getProductPath(product.store.id, product.id),
    store: store(product.store),
    category: category(product.category),
    terms: { moq, mq, tiers: tiers.map(({ quantity, price }) => ({ quantity, cents: toCents(price) })) },
    reviews: byProduct.get(product.id) ?? [],
  }));
  const kind = index('serviceCategories', kinds);
  const offered: Service[] = services.map((service) => {
    const { discriminant, value } = service.provider;
    const seller = discriminant === 'store' ? store(value) : undefined;
    return {
      ...service,
      path: getServicePath(service.id),
      place: place(service.place),
      category: kind(service.category).name,
      categoryId: service.category.id,
      provider: seller ? seller.name : person(value).name,
      verifiedUntil: seller?.verified.discriminant ? seller.verified.value.until : undefined,
    };
  });
  return {
    categories,
    stores,
    products,
    services: offered,
    serviceCategories: kinds.sort((a, b) => a.order - b.order),
    place,
    person,
    store,
    product: index('products', products),
    service: index('services', offered),
    productsOf: (id: string) => products.filter((product) => product.store.id === id),
  };
});

/** The store that stands for all where the specification names no one. */
export async function getSampleStore(): Promise<Store> {
  const { stores } = await loadCatalogue();
  const store = stores.find((candidate) => candidate.isSample);
  if (!store) throw new Error('no store is the reference entry');
  return store;
}

/** How many neighbours a product shows, and how many of each category stand behind them for the filter. */
export const RELATED_COUNT = 10;
const OF_A_CATEGORY = 6;

/** What else to look at: the store's own products first, then those of the same category, then the rest of its town. */
function closeness(product: Product, other: Product): number {
  if (other.store.id === product.store.id) return 0;
  if (other.category.id === product.category.id) return 1;
  return other.store.place.id === product.store.place.id ? 2 : 3;
}

/** The neighbours of a product, then the best of every category that can be chosen and is not among them yet. */
export function getRelatedProducts(product: Product, all: readonly Product[]): Product[] {
  const ranked = all
    .filter((other) => other.id !== product.id)
    .sort((a, b) => closeness(product, a) - closeness(product, b) || b.rating - a.rating);
  const near = ranked.slice(0, RELATED_COUNT);
  const choices = Map.groupBy(
    ranked.filter(({ category }) => category.showAsFilter || category.id === product.category.id),
    ({ category }) => category.id,
  );
  const behind = [...choices.values()].flatMap((group) => group.slice(0, OF_A_CATEGORY));
  return [...new Set([...near, ...behind])];
}
