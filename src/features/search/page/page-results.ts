/** The data of the results page: as many hits as its pages hold. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import type { EntrySummary } from '../record.ts';
import type { SearchState } from '../state.ts';

/** Number of hits per page. */
export const PAGE_SIZE = 24;

export type PageResults = { state: SearchState; response: SearchResponse; cards: EntrySummary[] };

/** Searches and loads the summaries of the visible pages. Rejects when the index cannot be loaded. */
export async function loadPageResults(engine: Engine, state: SearchState): Promise<PageResults> {
  const response = await engine.find(state);
  return { state, response, cards: await engine.loadSummaries(response.hits.slice(0, state.pages * PAGE_SIZE)) };
}
