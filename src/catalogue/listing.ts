/**
 * Rules of a list of products: which facets it offers, which products pass them, in which order. Shared by the page that
 * is built and the element that filters it in the browser.
 */

/** What a card tells about its product; the page writes it as data attributes. */
export type Listed = {
  seller: string;
  /** Price of one at the MOQ, in cents. */
  cents: number;
  moq: number;
  rating: number;
  /** Place in the order of the page. */
  position: number;
};

export const FACETS = ['seller', 'price', 'moq', 'rating'] as const;
export type Facet = (typeof FACETS)[number];

/** Chosen values by facet; values of one facet widen, facets narrow. */
export type Choice = Record<Facet, readonly string[]>;

type Band = { value: string; holds: (product: Listed) => boolean };

const dollars = (amount: number) => amount * 100;

/** Bands of the facets that have no values of their own. The words for each value are content. */
export const BANDS: Record<Exclude<Facet, 'seller'>, readonly Band[]> = {
  price: [
    { value: 'under-10', holds: ({ cents }) => cents < dollars(10) },
    { value: '10-50', holds: ({ cents }) => cents >= dollars(10) && cents <= dollars(50) },
    { value: 'over-50', holds: ({ cents }) => cents > dollars(50) },
  ],
  moq: [
    { value: 'up-to-6', holds: ({ moq }) => moq <= 6 },
    { value: 'up-to-24', holds: ({ moq }) => moq <= 24 },
  ],
  rating: [
    { value: '4.5', holds: ({ rating }) => rating >= 4.5 },
    { value: '4', holds: ({ rating }) => rating >= 4 },
  ],
};

function holds(facet: Facet, value: string, product: Listed): boolean {
  if (facet === 'seller') return product.seller === value;
  return BANDS[facet].some((band) => band.value === value && band.holds(product));
}

/** Whether a product passes every facet that has a choice. */
export const passes = (product: Listed, choice: Choice): boolean =>
  FACETS.every((facet) => choice[facet].length === 0 || choice[facet].some((value) => holds(facet, value, product)));

export const SORTS = ['first', 'price-up', 'price-down', 'moq'] as const;
export type Sort = (typeof SORTS)[number];

const ORDER: Record<Sort, (a: Listed, b: Listed) => number> = {
  first: (a, b) => a.position - b.position,
  'price-up': (a, b) => a.cents - b.cents,
  'price-down': (a, b) => b.cents - a.cents,
  moq: (a, b) => a.moq - b.moq,
};

/** Stable: what is equal stays in the order of the page. */
export const sorted = <Item extends Listed>(items: readonly Item[], sort: Sort): Item[] =>
  [...items].sort((a, b) => ORDER[sort](a, b) || a.position - b.position);

/** The choice in an address, as in `?price=10-50&price=over-50&sort=rating`; values that do not exist are passed over. */
export function readChoice(search: URLSearchParams, sellers: ReadonlySet<string>): { choice: Choice; sort: Sort } {
  const known = (facet: Facet, value: string) =>
    facet === 'seller' ? sellers.has(value) : BANDS[facet].some((band) => band.value === value);
  const values = (facet: Facet) => [...new Set(search.getAll(facet))].filter((value) => known(facet, value));
  const wanted = search.get('sort');
  return {
    choice: { seller: values('seller'), price: values('price'), moq: values('moq'), rating: values('rating') },
    sort: SORTS.find((sort) => sort === wanted) ?? 'first',
  };
}

/** The same as an address; the first order is not written. */
export function writeChoice(choice: Choice, sort: Sort): URLSearchParams {
  const search = new URLSearchParams();
  for (const facet of FACETS) for (const value of choice[facet]) search.append(facet, value);
  if (sort !== 'first') search.set('sort', sort);
  return search;
}
