/** The facets by which results can be narrowed. */
import { PRICE_RANGES } from '@/listing/price-ranges.ts';
import { RECORD_TYPES } from './record.ts';

export const FACETS = ['kind', 'category', 'seller', 'price', 'rating', 'verified'] as const;
export type Facet = (typeof FACETS)[number];

/** The selected values of each facet. A result must match one value of each facet that has a selection. */
export type SelectedFacets = Record<Facet, readonly string[]>;

export const NO_FACETS: SelectedFacets = { kind: [], category: [], seller: [], price: [], rating: [], verified: [] };

const listed = { seller: '', cents: 0, moq: 0, rating: 0, position: 0 };

/** Returns the price range of a price in cents, with the ranges of the category lists. */
export const getPriceRanges = (cents: number): string[] =>
  PRICE_RANGES.price.filter(({ has }) => has({ ...listed, cents })).map(({ value }) => value);

/** Returns the “at least” steps that a rating reaches. */
export const getRatingSteps = (rating: number): string[] =>
  PRICE_RANGES.rating.filter(({ has }) => has({ ...listed, rating })).map(({ value }) => value);

export const VERIFIED = 'yes';

/** The values, in order, of the facets whose values are fixed. Categories and sellers are content. */
export const KNOWN_VALUES = {
  kind: RECORD_TYPES,
  price: PRICE_RANGES.price.map(({ value }) => value),
  rating: PRICE_RANGES.rating.map(({ value }) => value),
  verified: [VERIFIED],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

/** Returns the fixed values of a facet, or undefined when its values are content. */
export const getKnownValues = (facet: Facet): readonly string[] | undefined =>
  (KNOWN_VALUES as Partial<Record<Facet, readonly string[]>>)[facet];

/** Returns the number of selected values. */
export const countSelected = (selected: SelectedFacets): number =>
  FACETS.reduce((sum, facet) => sum + selected[facet].length, 0);

/** Returns the selection with a value added, or removed if it was selected. */
export function toggleFacet(selected: SelectedFacets, facet: Facet, value: string): SelectedFacets {
  const others = selected[facet].filter((other) => other !== value);
  return { ...selected, [facet]: others.length < selected[facet].length ? others : [...others, value] };
}
