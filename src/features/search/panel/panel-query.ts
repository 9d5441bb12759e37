/** Runs the queries of the panel and caches the last result. */
import { loadEngine } from '../engine/loader.ts';
import type { SearchState } from '../state.ts';
import { findOwnProducts } from '../own/find-own-products.ts';
import { addOwn, loadPanelResults, type PanelResults } from './panel-results.ts';

let last: { key: string; results: PanelResults } | undefined;

/** Returns a cache key that identifies a search. */
export const getQueryKey = (state: SearchState): string => JSON.stringify(state);

/** Runs a query and caches its result. Rejects when the index cannot be loaded. */
export async function runPanelQuery(state: SearchState): Promise<PanelResults> {
  const [results, own] = await Promise.all([
    loadEngine().then((engine) => loadPanelResults(engine, state)),
    findOwnProducts(state),
  ]);
  const all = addOwn(results, own);
  last = { key: getQueryKey(state), results: all };
  return all;
}

/** Returns the result of a query if it was the last one. */
export const getCachedResult = (key: string): PanelResults | undefined =>
  last?.key === key ? last.results : undefined;
