/** The filter of the map and its list, and its form in the URL. */
import { isPast } from '@/lib/dates/deadline.ts';
import { createChoiceParameter, createFlagParameter, TRIMMED_TEXT, type UrlSchema } from '@/lib/url-state.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { createWordMatcher } from '@/lib/text/match-words.ts';

export const MAP_KINDS = ['vendor', 'buyer', 'market'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Choices of the distance from the chosen place, in km. */
export const DISTANCES = [25, 50, 100, 200, 500] as const;

/** An empty string means that a part of the filter is not set. */
export type MapFilter = {
  kind: MapKind | '';
  category: string;
  query: string;
  /** Maximum distance from the chosen place, in km; 0 for any. */
  within: number;
  isVerified: boolean;
};

export const NO_FILTER: MapFilter = { kind: '', category: '', query: '', within: 0, isVerified: false };

export type Filterable = {
  kind: string;
  /** Ids of categories. */
  categories: readonly string[];
  /** Name and place, normalised for search. */
  text: string;
  /** Last day (ISO date) of the verification; empty for none. */
  verifiedUntil: string;
};

/** Returns whether a text is a kind of entries. */
export const isMapKind = (kind: string): kind is MapKind => MAP_KINDS.some((known) => known === kind);

/** Counts entries by kind. */
export function countKinds(entries: readonly { kind: MapKind }[]): Record<MapKind, number> {
  const counts = { vendor: 0, buyer: 0, market: 0 };
  for (const { kind } of entries) counts[kind] += 1;
  return counts;
}

/** Returns the text of an entry that a search by name compares. */
export const getSearchText = (...names: string[]): string => normalizeForSearch(names.join(' '));

/**
 * Creates a function that returns whether an entry matches a filter. Every typed word must be in the name or place.
 * @param getKm returns the distance of an entry from the chosen place
 */
export function createMatcher<Entry extends Filterable>(
  { kind, category, query, within, isVerified }: MapFilter,
  getKm: (entry: Entry) => number,
  now = new Date(),
): (entry: Entry) => boolean {
  const isNamed = createWordMatcher(query);
  return (entry) =>
    (kind === '' || entry.kind === kind) &&
    (category === '' || entry.categories.includes(category)) &&
    (!isVerified || (entry.verifiedUntil !== '' && !isPast(entry.verifiedUntil, now))) &&
    isNamed(entry.text) &&
    (within === 0 || getKm(entry) <= within);
}

/** A filter in the URL. An unknown kind or distance is ignored. */
export const FILTER_URL: UrlSchema<MapFilter> = {
  kind: createChoiceParameter(['', ...MAP_KINDS], ''),
  category: TRIMMED_TEXT,
  query: { name: 'q', ...TRIMMED_TEXT },
  within: {
    parse: ([text]) => DISTANCES.find((km) => String(km) === text) ?? 0,
    format: (km) => (km > 0 ? [String(km)] : []),
  },
  isVerified: { name: 'verified', ...createFlagParameter('yes') },
};
