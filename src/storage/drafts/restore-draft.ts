/** How a form finds its draft: each tab has its own, and takes up what a tab left that is no longer there. */
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { settleFiles } from '../file-owners.ts';
import { getDraftOwner } from '../tables/files.ts';
import { Draft } from '../schemas.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { draftOfTab } from './tab-id.ts';

/** In milliseconds: a draft that nobody came back to for so long is forgotten. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** A note as `draft-notes.ts` makes it, which whatever stands there may not be. */
export const Note = v.object({
  id: v.string(),
  tab: v.string(),
  values: Draft.entries.values,
  changed: v.array(v.string()),
  startedAt: v.number(),
  at: v.number(),
  record: v.exactOptional(v.string()),
});
export type Note = v.InferOutput<typeof Note>;

/** The tab that a draft is of; undefined where it is of none. */
export const tabOf = (id: string): string | undefined => /@([^@]*)$/.exec(id)?.[1];

export type Taking = {
  /** Form id, colon, subject id. */
  slot: string;
  tab: string;
  /** Tabs whose page lives. */
  living: ReadonlySet<string>;
  /** What was typed last in this tab and those that are gone. */
  notes: readonly Note[];
  /** Whether all tabs have one draft. */
  shared: boolean;
  at?: number;
};

export function takeUpIn(database: Database) {
  const drafts = new ValidatedTable(database.drafts, Draft);

  /** Puts what was noted into its draft, unless that was kept later, or was sent. */
  const absorb = async ({ id, values, changed, startedAt, at, record, tab }: Note): Promise<void> => {
    if (record !== undefined && (await database.records.get(record))) return;
    const before = await drafts.get(id);
    if (before && before.at > at) return;
    const typed = Object.entries(values).filter(([key]) => !before || changed.includes(key));
    const replaces = before?.replaces;
    await drafts.upsert({
      ...(replaces && { replaces }),
      id,
      values: { ...before?.values, ...Object.fromEntries(typed) },
      startedAt: before?.startedAt ?? startedAt,
      at,
      by: tab,
    });
  };

  /** Deletes what nobody came back to, and files of drafts that are not there. */
  const prune = async (living: ReadonlySet<string>, at: number): Promise<void> => {
    const old = await database.drafts
      .where('at')
      .below(at - DRAFT_LIFETIME)
      .primaryKeys();
    await database.drafts.bulkDelete(old.filter((id) => !living.has(tabOf(id) ?? '')));
    // A tab that lives may have a file that it does not name yet. Where nobody can tell which live, each may.
    if (living.has('')) return;
    const owners = (await database.files.orderBy('owner').uniqueKeys()).map(String);
    const gone = owners.filter((owner) => owner.startsWith('draft:') && !living.has(tabOf(owner) ?? ''));
    await settleFiles(database, gone);
  };

  /** Makes another's draft this tab's. */
  const adopt = async (found: Draft, id: string): Promise<Draft> => {
    await database.drafts.delete(found.id);
    const draft = await drafts.upsert({ ...found, id });
    await settleFiles(database, [getDraftOwner(found.id)]);
    return draft;
  };

  return {
    /** The draft that a form in a tab goes on from: its own, else the newest that a tab left which is gone. */
    takeUp: ({ slot, tab, living, notes, shared, at = Date.now() }: Taking): Promise<Draft | undefined> =>
      database.transaction('rw', database.drafts, database.records, database.files, async () => {
        for (const note of notes) await absorb(note);
        await prune(new Set([...living, tab]), at);
        const id = shared ? slot : draftOfTab(slot, tab);
        const own = await drafts.get(id);
        if (own) return own;
        const all = drafts.parseAll(await database.drafts.where('id').startsWith(slot).toArray());
        const [newest] = all
          .filter((draft) => draft.id === slot || draft.id.startsWith(`${slot}@`))
          .filter((draft) => !living.has(tabOf(draft.id) ?? ''))
          .sort((a, b) => b.at - a.at);
        return newest && adopt(newest, id);
      }),
  };
}
