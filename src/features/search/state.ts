/** A search and its URL. The URL restores the search after Back, Forward, a reload or from a shared link. */
import { SEARCH } from './search-route.ts';
import { FACETS, getKnownValues, NO_FACETS, type SelectedFacets, type Facet } from './facets.ts';

export const SORTS = ['relevance', 'price-asc', 'price-desc', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** Sort values of older URLs, which still work. */
const OLD_SORTS = new Map<string, Sort>([
  ['cheapest', 'price-asc'],
  ['dearest', 'price-desc'],
]);

export type SearchState = {
  /** The typed text, trimmed. */
  text: string;
  /** Searches the text as typed: the visitor rejected a correction. */
  literal: boolean;
  selected: SelectedFacets;
  sort: Sort;
  /** Number of visible pages of results, at least 1. */
  pages: number;
};

export const EMPTY_STATE: SearchState = { text: '', literal: false, selected: NO_FACETS, sort: 'relevance', pages: 1 };

/** Limit of visible pages, because a URL can ask for any number. */
const MAX_PAGES = 100;

const isValidValue = (facet: Facet, value: string): boolean =>
  value !== '' && getKnownValues(facet)?.includes(value) !== false;

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** Parses a query string, with or without its question mark. Invalid values are ignored. */
export function parseState(query: string): SearchState {
  const params = new URLSearchParams(query);
  const requested = params.get('sort') ?? '';
  const sort = OLD_SORTS.get(requested) ?? requested;
  const pages = Number(params.get('pages'));
  const values = FACETS.map((facet) => [
    facet,
    [...new Set(params.getAll(facet))].filter((value) => isValidValue(facet, value)),
  ]);
  return {
    text: (params.get('q') ?? '').trim(),
    literal: params.has('literal'),
    // `values` has one pair for each facet, so the object is complete.
    selected: Object.fromEntries(values) as SelectedFacets,
    sort: isSort(sort) ? sort : 'relevance',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** Returns the query string of a search, without a question mark. Default values are omitted. */
export function serializeState({ text, literal, selected, sort, pages }: SearchState): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  for (const facet of FACETS) for (const value of selected[facet]) params.append(facet, value);
  if (literal) params.set('literal', '1');
  if (sort !== 'relevance') params.set('sort', sort);
  if (pages > 1) params.set('pages', String(pages));
  return params.toString();
}

/** Returns the path of the results page of a search. */
export function getResultsPath(state: Partial<SearchState>): string {
  const query = serializeState({ ...EMPTY_STATE, ...state });
  return query ? `${SEARCH}?${query}` : SEARCH;
}
