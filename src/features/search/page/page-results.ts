/** The data of the results page: the first results of each record type, or all results of one. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import type { EntrySummary, RecordType } from '../record.ts';
import { findOwnProducts } from '../own/find-own-products.ts';
import { getResultTypes } from '../result-types.ts';
import type { SearchState } from '../state.ts';

/** Number of results on a page of one record type. */
export const PAGE_SIZE = 24;

/** Number of results of each record type when there are several: two rows, of products on a wide window. */
export const GROUP_SIZE: Record<RecordType, number> = {
  products: 8,
  stores: 4,
  services: 4,
  jobs: 4,
  projects: 4,
  markets: 4,
  posts: 4,
  help: 4,
};

export type ResultGroup = {
  kind: RecordType;
  cards: readonly EntrySummary[];
  /** Number of all results of this type. */
  count: number;
};

export type PageResults = {
  state: SearchState;
  response: SearchResponse;
  groups: readonly ResultGroup[];
  /** Number of results, with the visitor's own products. */
  count: number;
};

/** Puts the visitor's own products before the others, and their group before the other groups. */
function addOwn(groups: readonly ResultGroup[], own: readonly EntrySummary[]): readonly ResultGroup[] {
  if (own.length === 0) return groups;
  const products = groups.find(({ kind }) => kind === 'products') ?? { cards: [], count: 0 };
  return [
    { kind: 'products', cards: [...own, ...products.cards], count: own.length + products.count },
    ...groups.filter(({ kind }) => kind !== 'products'),
  ];
}

/** Searches and loads the summaries of the visible results. Rejects when the index cannot be loaded. */
export async function loadPageResults(engine: Engine, state: SearchState): Promise<PageResults> {
  const [response, own] = await Promise.all([engine.find(state), findOwnProducts(state)]);
  const types = response.hits.length > 0 ? await getResultTypes(engine, response, state) : [];
  const hasOneType = types.length === 1 && (own.length === 0 || types[0] === 'products');
  const groups = await Promise.all(
    types.map(async (kind): Promise<ResultGroup> => {
      const limit = hasOneType ? state.pages * PAGE_SIZE : GROUP_SIZE[kind];
      const hits = await engine.findOfType(kind, response, state, limit);
      return { kind, cards: await engine.loadSummaries(hits), count: response.counts.kind?.[kind] ?? hits.length };
    }),
  );
  return { state, response, groups: addOwn(groups, own), count: response.hits.length + own.length };
}
