/** What the panel shows of a search: the best few of each kind. */
import type { Engine, SearchResponse } from '../engine/engine.ts';
import { RECORD_TYPES, type RecordType, type EntrySummary } from '../record.ts';
import { highlight } from '../engine/parse-query.ts';
import { EMPTY_STATE, type SearchState } from '../state.ts';

/** How many of each kind; of a kind that was chosen alone there is more room. */
const ROOM: Record<RecordType, number> = {
  products: 4,
  stores: 2,
  services: 2,
  jobs: 2,
  projects: 2,
  posts: 2,
  help: 2,
};
const ROOM_ALONE = 8;

export type PanelResults = { found: SearchResponse; groups: { kind: RecordType; rows: EntrySummary[] }[] };

export async function loadPanelResults(engine: Engine, asked: SearchState): Promise<PanelResults> {
  const found = await engine.find(asked);
  const wanted = asked.chosen.kind;
  const kinds = RECORD_TYPES.filter(
    (kind) => (found.counts.kind?.[kind] ?? 0) > 0 && (!wanted.length || wanted.includes(kind)),
  );
  const room = (kind: RecordType): number => (kinds.length === 1 ? ROOM_ALONE : ROOM[kind]);
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const hits = await engine.ofKind(kind, found, asked, room(kind));
      return { kind, rows: await engine.show(hits) };
    }),
  );
  return { found, groups: found.hits.length ? groups : [] };
}

/** The first search is the slowest, marks included: done once for nothing, it is over before anyone has typed. */
export async function warmUp(engine: Engine): Promise<void> {
  const { found, groups } = await loadPanelResults(engine, { ...EMPTY_STATE, text: 'a' });
  for (const { title } of groups.flatMap(({ rows }) => rows)) highlight(title, found.words);
}
