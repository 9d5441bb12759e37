/** The results on the results page: the first of each record type, or all of one. */
import { loadResults, type SearchResults } from '../query/results.ts';
import type { SearchState } from '../state.ts';

/** Number of results on a page of one record type. */
const PAGE_SIZE = 24;

/** Number of results of each record type when there are several: two rows, of products on a wide window. */
const GROUP_SIZE = { products: 8, stores: 4, services: 4, jobs: 4, projects: 4, markets: 4, posts: 4, help: 4 };

/** Loads the results of a search. Rejects when the index cannot be loaded, and when `signal` aborts it. */
export const loadPageResults = (state: SearchState, signal: AbortSignal): Promise<SearchResults> =>
  loadResults(state, { perType: GROUP_SIZE, single: state.pages * PAGE_SIZE, own: Infinity }, signal);
