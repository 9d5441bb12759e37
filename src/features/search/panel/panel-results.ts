/** The results in the panel: the best few of each record type. */
import { loadResults, type SearchResults } from '../query/results.ts';
import { PANEL_LIMITS } from './limits.ts';
import type { SearchState } from '../state.ts';

/** Loads the results of a search. Rejects when the index cannot be loaded, and when `signal` aborts it. */
export const loadPanelResults = (state: SearchState, signal?: AbortSignal): Promise<SearchResults> =>
  loadResults(state, PANEL_LIMITS, signal);
