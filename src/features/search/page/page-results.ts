/** The results on the results page: the first of each record type, or all of one. */
import { loadResults, type SearchResults } from '../query/results.ts';
import { parseState, type SearchState } from '../state.ts';
import { getQueryString } from './url.ts';

/** Number of results on a page of one record type. */
const PAGE_SIZE = 24;

/** Number of results of each record type when there are several: two rows, of products on a wide window. */
const GROUP_SIZE = { products: 8, stores: 4, services: 4, jobs: 4, projects: 4, markets: 4, posts: 4, help: 4 };

/** Loads the results of a search. Rejects when the index cannot be loaded, and when `signal` aborts it. */
const loadPageResults = (state: SearchState, signal?: AbortSignal): Promise<SearchResults> =>
  loadResults(state, { perType: GROUP_SIZE, single: state.pages * PAGE_SIZE, own: Infinity }, signal);

let early: { queryString: string; results: Promise<SearchResults> } | undefined;
/** Whether the page has asked for results. */
let isTaken = false;

/**
 * Starts the search of the address, for the first `takePageResults`: the page does not wait for React to start it. Does nothing after
 * that: a later call would get these results, although they may have failed or be outdated.
 */
export function startPageSearch(): void {
  if (isTaken) return;
  const queryString = getQueryString();
  const results = loadPageResults(parseState(queryString));
  // The page that takes them handles the failure.
  results.catch(() => undefined);
  early = { queryString, results };
}

/** Returns the results of the search that `startPageSearch` started if they are those of this address, else loads them. */
export function takePageResults(queryString: string, signal: AbortSignal): Promise<SearchResults> {
  const started = early?.queryString === queryString ? early.results : undefined;
  early = undefined;
  isTaken = true;
  return started ?? loadPageResults(parseState(queryString), signal);
}
