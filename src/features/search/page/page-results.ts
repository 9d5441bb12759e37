/** What the page shows of a search: as many hits as its pages hold. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import type { EntrySummary } from '../record.ts';
import type { SearchState } from '../state.ts';

/** Hits a page. */
export const PAGE_SIZE = 24;

export type PageResults = { state: SearchState; found: SearchResponse; cards: EntrySummary[] };

export async function loadPageResults(engine: Engine, state: SearchState): Promise<PageResults> {
  const found = await engine.find(state);
  return { state, found, cards: await engine.show(found.hits.slice(0, state.pages * PAGE_SIZE)) };
}
