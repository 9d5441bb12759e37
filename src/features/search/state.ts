/** A search and its address. What is in the address comes back with Back, Forward, a reload or a shared link. */
import { SEARCH } from './search-route.ts';
import { FACETS, knownValues, NO_FACETS, type SelectedFacets, type Facet } from './facets.ts';

export const SORTS = ['relevance', 'cheapest', 'dearest', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

export type SearchState = {
  /** As typed, without spaces around it. */
  text: string;
  /** Take it as typed: the visitor took a correction back. */
  literal: boolean;
  chosen: SelectedFacets;
  sort: Sort;
  /** How many pages of results are shown, at least 1. */
  pages: number;
};

export const EMPTY_STATE: SearchState = { text: '', literal: false, chosen: NO_FACETS, sort: 'relevance', pages: 1 };

/** Nobody looks further, and an address can ask for anything. */
const MOST_PAGES = 100;

const makesSense = (facet: Facet, value: string): boolean =>
  value !== '' && knownValues(facet)?.includes(value) !== false;

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value);

/** Reads a query string, with or without its question mark; what makes no sense counts as not there. */
export function parseState(query: string): SearchState {
  const read = new URLSearchParams(query);
  const sort = read.get('sort');
  const pages = Number(read.get('pages'));
  const values = FACETS.map((facet) => [
    facet,
    [...new Set(read.getAll(facet))].filter((value) => makesSense(facet, value)),
  ]);
  return {
    text: (read.get('q') ?? '').trim(),
    literal: read.has('literal'),
    // The pairs cover every facet: they are made of the list of them.
    chosen: Object.fromEntries(values) as SelectedFacets,
    sort: isSort(sort) ? sort : 'relevance',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The query string of a search, without a question mark; what is as usual is left out. */
export function serializeState({ text, literal, chosen, sort, pages }: SearchState): string {
  const written = new URLSearchParams();
  if (text.trim()) written.set('q', text.trim());
  for (const facet of FACETS) for (const value of chosen[facet]) written.append(facet, value);
  if (literal) written.set('literal', '1');
  if (sort !== 'relevance') written.set('sort', sort);
  if (pages > 1) written.set('pages', String(pages));
  return written.toString();
}

/** The page with the results of a search. */
export function getResultsPath(state: Partial<SearchState>): string {
  const query = serializeState({ ...EMPTY_STATE, ...state });
  return query ? `${SEARCH}?${query}` : SEARCH;
}
