/** The results in the panel: the best few of each record type. */
import { loadResults, type SearchResults } from '../query/results.ts';
import { highlight } from '../engine/highlight.ts';
import { PANEL_LIMITS } from './limits.ts';
import { EMPTY_STATE, type SearchState } from '../state.ts';

/** Loads the results of a search. Rejects when the index cannot be loaded, and when `signal` aborts it. */
export const loadPanelResults = (state: SearchState, signal?: AbortSignal): Promise<SearchResults> =>
  loadResults(state, PANEL_LIMITS, signal);

/**
 * Runs a search and highlights its results ahead of time, because the first run is the slowest. Rejects when the index cannot
 * be loaded.
 */
export async function warmUp(): Promise<void> {
  const { response, groups } = await loadPanelResults({ ...EMPTY_STATE, text: 'a' });
  for (const { title } of groups.flatMap(({ cards }) => cards)) highlight(title, response.words);
}
