/** The results of a search in groups by record type. The panel and the page of results differ in how many they load. */
import { loadEngine } from '../engine/loader.ts';
import type { SearchResponse } from '../engine/engine.ts';
import { findOwnProducts } from '../own/find-own-products.ts';
import type { EntrySummary, RecordType } from '../record.ts';
import { getResultTypes } from './result-types.ts';
import type { SearchState } from '../state.ts';

export type ResultGroup = {
  kind: RecordType;
  cards: readonly EntrySummary[];
  /** Number of all results of this type. */
  count: number;
};

export type SearchResults = {
  /** The search that these results belong to. */
  state: SearchState;
  response: SearchResponse;
  groups: readonly ResultGroup[];
  /** Number of results, with the visitor's own products. */
  count: number;
};

/** Maximum numbers of results. */
export type ResultLimits = {
  /** In a group, if there are several groups. */
  perType: Record<RecordType, number>;
  /** In a group that is the only one. */
  single: number;
  /** Of the visitor's own products. */
  own: number;
};

/** Puts the visitor's own products before the others, and their group before the other groups. */
function addOwn(groups: readonly ResultGroup[], own: readonly EntrySummary[], max: number): readonly ResultGroup[] {
  if (own.length === 0) return groups;
  const products = groups.find(({ kind }) => kind === 'products') ?? { cards: [], count: 0 };
  return [
    { kind: 'products', cards: [...own.slice(0, max), ...products.cards], count: own.length + products.count },
    ...groups.filter(({ kind }) => kind !== 'products'),
  ];
}

/**
 * Searches and loads the summaries of the visible results. Rejects when the index cannot be loaded, and when `signal` aborts
 * it: Pagefind cannot stop a search, but no further step begins.
 */
export async function loadResults(
  state: SearchState,
  limits: ResultLimits,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const engine = await loadEngine();
  signal?.throwIfAborted();
  const [response, own] = await Promise.all([engine.find(state), findOwnProducts(state)]);
  signal?.throwIfAborted();
  const types = response.hits.length > 0 ? await getResultTypes(engine, response, state) : [];
  const isSingle = types.length === 1 && (own.length === 0 || types[0] === 'products');
  const groups = await Promise.all(
    types.map(async (kind): Promise<ResultGroup> => {
      const hits = await engine.findOfType(kind, response, state, isSingle ? limits.single : limits.perType[kind]);
      return { kind, cards: await engine.loadSummaries(hits), count: response.counts.kind?.[kind] ?? hits.length };
    }),
  );
  return {
    state,
    response,
    groups: addOwn(groups, own, limits.own),
    count: response.hits.length + own.length,
  };
}
