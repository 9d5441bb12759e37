/** What results can be narrowed by. */
import { BANDS } from '@/listing/price-ranges.ts';
import { KINDS } from './record.ts';

export const FACETS = ['kind', 'category', 'seller', 'price', 'rating', 'verified'] as const;
export type Facet = (typeof FACETS)[number];

/** What is chosen of each facet; of one facet any may hold, of several facets all must. */
export type Chosen = Record<Facet, readonly string[]>;

export const NOTHING_CHOSEN: Chosen = { kind: [], category: [], seller: [], price: [], rating: [], verified: [] };

const listed = { seller: '', cents: 0, moq: 0, rating: 0, position: 0 };

/** The band of a price in cents, as lists of a category have it. */
export const priceBands = (cents: number): string[] =>
  BANDS.price.filter(({ holds }) => holds({ ...listed, cents })).map(({ value }) => value);

/** The stars that a rating has at least. */
export const ratingSteps = (rating: number): string[] =>
  BANDS.rating.filter(({ holds }) => holds({ ...listed, rating })).map(({ value }) => value);

export const VERIFIED = 'yes';

/** The values of the facets that have no others, in their order. Categories and sellers are content. */
export const KNOWN_VALUES = {
  kind: KINDS,
  price: BANDS.price.map(({ value }) => value),
  rating: BANDS.rating.map(({ value }) => value),
  verified: [VERIFIED],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

/** What is known of a facet; nothing where its values are content. */
export const knownValues = (facet: Facet): readonly string[] | undefined =>
  (KNOWN_VALUES as Partial<Record<Facet, readonly string[]>>)[facet];

/** How many choices stand at the moment. */
export const chosenCount = (chosen: Chosen): number => FACETS.reduce((sum, facet) => sum + chosen[facet].length, 0);

/** The choices with one of them taken back, or added. */
export function toggled(chosen: Chosen, facet: Facet, value: string): Chosen {
  const others = chosen[facet].filter((other) => other !== value);
  return { ...chosen, [facet]: others.length < chosen[facet].length ? others : [...others, value] };
}
