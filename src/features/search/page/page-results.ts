/** What the page shows of a search: as many hits as its pages hold. */
import type { Engine, Found } from '../engine/engine.ts';
import type { Shown } from '../record.ts';
import type { SearchState } from '../state.ts';

/** Hits a page. */
export const PAGE = 24;

export type PageResults = { state: SearchState; found: Found; cards: Shown[] };

export async function pageResults(engine: Engine, state: SearchState): Promise<PageResults> {
  const found = await engine.find(state);
  return { state, found, cards: await engine.show(found.hits.slice(0, state.pages * PAGE)) };
}
