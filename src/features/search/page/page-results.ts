/** The data of the results page: as many hits as its pages hold. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import type { EntrySummary } from '../record.ts';
import { findOwnProducts } from '../own/find-own-products.ts';
import type { SearchState } from '../state.ts';

/** Number of hits per page. */
export const PAGE_SIZE = 24;

export type PageResults = {
  state: SearchState;
  response: SearchResponse;
  /** The visitor's own products, then the hits. */
  cards: EntrySummary[];
  /** Number of results, with the visitor's own products. */
  count: number;
};

/** Searches and loads the summaries of the visible pages. Rejects when the index cannot be loaded. */
export async function loadPageResults(engine: Engine, state: SearchState): Promise<PageResults> {
  const [response, own] = await Promise.all([engine.find(state), findOwnProducts(state)]);
  const cards = await engine.loadSummaries(response.hits.slice(0, state.pages * PAGE_SIZE));
  return { state, response, cards: [...own, ...cards], count: response.hits.length + own.length };
}
