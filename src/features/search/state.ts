/** A search and its URL. The URL restores the search after Back, Forward, a reload or from a shared link. */
import { SEARCH } from './search-route.ts';
import {
  createChoiceParameter,
  createListParameter,
  createNumberParameter,
  parseUrlState,
  serializeUrlState,
  TRIMMED_TEXT,
  type UrlSchema,
} from '@/lib/url-state.ts';
import { getKnownValues, NO_FACETS, type SelectedFacets, type Facet } from './facets.ts';

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

const createFacetParameter = (facet: Facet) => createListParameter((value) => isValidValue(facet, value));

const URL_SCHEMA: UrlSchema<Omit<SearchState, 'selected'> & SelectedFacets> = {
  text: { name: 'q', ...TRIMMED_TEXT },
  kind: createFacetParameter('kind'),
  category: createFacetParameter('category'),
  seller: createFacetParameter('seller'),
  price: createFacetParameter('price'),
  rating: createFacetParameter('rating'),
  verified: createFacetParameter('verified'),
  literal: { parse: (texts) => texts.length > 0, format: (literal) => (literal ? ['1'] : []) },
  sort: createChoiceParameter(SORTS, 'relevance', OLD_SORTS),
  pages: createNumberParameter(MAX_PAGES),
};

/** Parses a query string, with or without its question mark. Invalid values are ignored. */
export function parseState(query: string): SearchState {
  const { text, literal, sort, pages, ...selected } = parseUrlState(URL_SCHEMA, new URLSearchParams(query));
  return { text, literal, selected, sort, pages };
}

/** Returns the query string of a search, without a question mark. Default values are omitted. */
export const serializeState = ({ selected, ...state }: SearchState): string =>
  serializeUrlState(URL_SCHEMA, { ...selected, ...state }).toString();

/** Returns the path of the results page of a search. */
export function getResultsPath(state: Partial<SearchState>): string {
  const query = serializeState({ ...EMPTY_STATE, ...state });
  return query ? `${SEARCH}?${query}` : SEARCH;
}
