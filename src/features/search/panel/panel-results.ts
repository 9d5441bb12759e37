/** The results in the panel: the best few of each record type. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import type { RecordType, EntrySummary } from '../record.ts';
import { getResultTypes } from '../result-types.ts';
import { highlight } from '../engine/highlight.ts';
import { EMPTY_STATE, type SearchState } from '../state.ts';

/** Maximum number of results of each type. */
const MAX_PER_TYPE: Record<RecordType, number> = {
  products: 4,
  stores: 2,
  services: 2,
  jobs: 2,
  projects: 2,
  markets: 2,
  posts: 2,
  help: 2,
};
/** Maximum number of results if only one type has any. */
const MAX_SINGLE_TYPE = 8;

export type PanelResults = {
  response: SearchResponse;
  groups: { kind: RecordType; rows: EntrySummary[] }[];
  /** Number of results, with the visitor's own products. */
  count: number;
};

/** Puts the visitor's own products before the others. */
export function addOwn({ response, groups, count }: PanelResults, own: readonly EntrySummary[]): PanelResults {
  if (own.length === 0) return { response, groups, count };
  const others = groups.find(({ kind }) => kind === 'products')?.rows ?? [];
  const products = { kind: 'products' as const, rows: [...own.slice(0, MAX_PER_TYPE.products), ...others] };
  return {
    response,
    groups: [products, ...groups.filter(({ kind }) => kind !== 'products')],
    count: count + own.length,
  };
}

/** Searches and loads the summaries that the panel shows. Rejects when the index cannot be loaded. */
export async function loadPanelResults(engine: Engine, state: SearchState): Promise<PanelResults> {
  const response = await engine.find(state);
  const kinds = await getResultTypes(engine, response, state);
  const getLimit = (kind: RecordType): number => (kinds.length === 1 ? MAX_SINGLE_TYPE : MAX_PER_TYPE[kind]);
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const hits = await engine.findOfType(kind, response, state, getLimit(kind));
      return { kind, rows: await engine.loadSummaries(hits) };
    }),
  );
  return { response, groups: response.hits.length ? groups : [], count: response.hits.length };
}

/** Runs a search and highlights its results ahead of time, because the first run is the slowest. */
export async function warmUp(engine: Engine): Promise<void> {
  const { response, groups } = await loadPanelResults(engine, { ...EMPTY_STATE, text: 'a' });
  for (const { title } of groups.flatMap(({ rows }) => rows)) highlight(title, response.words);
}
