/** What results can be narrowed by. */
import { PRICE_RANGES } from '@/listing/price-ranges.ts';
import { RECORD_TYPES } from './record.ts';

export const FACETS = ['kind', 'category', 'seller', 'price', 'rating', 'verified'] as const;
export type Facet = (typeof FACETS)[number];

/** What is chosen of each facet; of one facet any may hold, of several facets all must. */
export type SelectedFacets = Record<Facet, readonly string[]>;

export const NO_FACETS: SelectedFacets = { kind: [], category: [], seller: [], price: [], rating: [], verified: [] };

const listed = { seller: '', cents: 0, moq: 0, rating: 0, position: 0 };

/** The band of a price in cents, as lists of a category have it. */
export const getPriceRanges = (cents: number): string[] =>
  PRICE_RANGES.price.filter(({ holds }) => holds({ ...listed, cents })).map(({ value }) => value);

/** The stars that a rating has at least. */
export const getRatingSteps = (rating: number): string[] =>
  PRICE_RANGES.rating.filter(({ holds }) => holds({ ...listed, rating })).map(({ value }) => value);

export const VERIFIED = 'yes';

/** The values of the facets that have no others, in their order. Categories and sellers are content. */
export const KNOWN_VALUES = {
  kind: RECORD_TYPES,
  price: PRICE_RANGES.price.map(({ value }) => value),
  rating: PRICE_RANGES.rating.map(({ value }) => value),
  verified: [VERIFIED],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

/** What is known of a facet; nothing where its values are content. */
export const knownValues = (facet: Facet): readonly string[] | undefined =>
  (KNOWN_VALUES as Partial<Record<Facet, readonly string[]>>)[facet];

/** How many choices stand at the moment. */
export const countSelected = (chosen: SelectedFacets): number =>
  FACETS.reduce((sum, facet) => sum + chosen[facet].length, 0);

/** The choices with one of them taken back, or added. */
export function toggleFacet(chosen: SelectedFacets, facet: Facet, value: string): SelectedFacets {
  const others = chosen[facet].filter((other) => other !== value);
  return { ...chosen, [facet]: others.length < chosen[facet].length ? others : [...others, value] };
}
