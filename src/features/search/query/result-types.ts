/** The order of the groups of results, the same in the panel and on the page of results. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import { RECORD_TYPES, type RecordType } from '../record.ts';
import type { SearchState } from '../state.ts';

/**
 * Returns the record types that have results. The type of the best match comes first, because it is what the visitor means;
 * the others keep their fixed order, so that a visitor finds them again.
 */
export async function getResultTypes(
  engine: Engine,
  { hits, counts }: SearchResponse,
  { text, sort, selected }: SearchState,
): Promise<RecordType[]> {
  const types = RECORD_TYPES.filter(
    (type) => (counts.kind?.[type] ?? 0) > 0 && (selected.kind.length === 0 || selected.kind.includes(type)),
  );
  // Other orders than the best match have no best match, and neither has a search without words.
  const [best] = text && sort === 'relevance' ? await engine.loadSummaries(hits.slice(0, 1)) : [];
  return best ? [best.kind, ...types.filter((type) => type !== best.kind)] : types;
}
