/** The filter of the map and its list, and its form in the URL. */
import { normalizeForSearch } from '@/lib/text/fold.ts';

export const MAP_KINDS = ['vendor', 'buyer', 'market'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** An empty string means that a part of the filter is not set. */
export type MapFilter = { kind: MapKind | ''; category: string; query: string };

export type Filterable = {
  kind: string;
  /** Ids of categories. */
  categories: readonly string[];
  /** Name and place, normalised for search. */
  text: string;
};

const isKind = (kind: string): kind is MapKind => MAP_KINDS.some((known) => known === kind);

/** Returns the text of an entry that a search by name compares. */
export const getSearchText = (...names: string[]): string => normalizeForSearch(names.join(' '));

/** Creates a function that returns whether an entry matches a filter. Every typed word must be in the name or place. */
export function createMatcher({ kind, category, query }: MapFilter): (entry: Filterable) => boolean {
  const words = normalizeForSearch(query).split(' ').filter(Boolean);
  return (entry) =>
    (kind === '' || entry.kind === kind) &&
    (category === '' || entry.categories.includes(category)) &&
    words.every((word) => entry.text.includes(word));
}

/** Reads a filter from the URL. Ignores an unknown kind. */
export function parseMapFilter(params: URLSearchParams): MapFilter {
  const kind = params.get('kind') ?? '';
  return { kind: isKind(kind) ? kind : '', category: params.get('category') ?? '', query: params.get('q') ?? '' };
}

/** Writes a filter into the URL; other parameters stay. */
export function writeMapFilter(params: URLSearchParams, { kind, category, query }: MapFilter): void {
  for (const [name, value] of Object.entries({ kind, category, q: query.trim() })) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
}
