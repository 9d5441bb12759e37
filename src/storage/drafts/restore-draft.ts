/** Finds the draft of a form: each tab has its own, and takes over the draft of a tab that was closed. */
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { getDraftOwner } from '../tables/files.ts';
import { Draft } from '../schemas.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { getTab, pruneDrafts } from './prune-drafts.ts';
import { toTabDraftId } from './tab-id.ts';

/** Schema of the notes of `draft-journal.ts`. Local storage may contain anything, so they are parsed. */
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

export type RestoreOptions = {
  /** Form id, colon, subject id. */
  slot: string;
  tab: string;
  /** Tabs that are open. */
  openTabs: ReadonlySet<string>;
  /** Notes of this tab and of closed ones. */
  notes: readonly Note[];
  /** True when all tabs share one draft. */
  isShared: boolean;
  at?: number;
};

/** Returns the functions that store the notes of drafts, and that find the draft of a form and take it over. */
export function createDraftRestorer(database: Database) {
  const drafts = new ValidatedTable(database.drafts, Draft);

  /** Merges a note into its draft, unless the draft was saved later or has been submitted. */
  const mergeNote = async ({ id, values, changed, startedAt, at, record, tab }: Note): Promise<void> => {
    if (record !== undefined && ((await database.records.get(record)) ?? (await database.ledger.get(record)))) return;
    const before = await drafts.get(id);
    if (before && before.at > at) return;
    const changedEntries = Object.entries(values).filter(([key]) => !before || changed.includes(key));
    const replaces = before?.replaces;
    await drafts.upsert({
      ...(replaces && { replaces }),
      id,
      values: { ...before?.values, ...Object.fromEntries(changedEntries) },
      startedAt: before?.startedAt ?? startedAt,
      at,
      by: tab,
    });
  };

  /** Moves the draft of another tab to this one. */
  const takeOverDraft = async (abandoned: Draft, id: string): Promise<Draft> => {
    await database.drafts.delete(abandoned.id);
    const draft = await drafts.upsert({ ...abandoned, id });
    await reconcileFiles(database, [getDraftOwner(abandoned.id)]);
    return draft;
  };

  return {
    /** Stores notes in their drafts. */
    mergeNotes: (notes: readonly Note[]): Promise<void> =>
      database.transaction('rw', [database.drafts, database.records, database.ledger], async () => {
        for (const note of notes) await mergeNote(note);
      }),

    /** Returns the draft that a form in a tab continues: its own, else the newest one of a closed tab. */
    restore: ({ slot, tab, openTabs, notes, isShared, at = Date.now() }: RestoreOptions): Promise<Draft | undefined> =>
      database.transaction('rw', [...getFileTables(database), database.ledger], async () => {
        for (const note of notes) await mergeNote(note);
        await pruneDrafts(database, new Set([...openTabs, tab]), at);
        const id = isShared ? slot : toTabDraftId(slot, tab);
        const own = await drafts.get(id);
        if (own) return own;
        const all = drafts.parseAll(await database.drafts.where('id').startsWith(slot).toArray());
        const [newest] = all
          .filter((draft) => draft.id === slot || draft.id.startsWith(`${slot}@`))
          .filter((draft) => !openTabs.has(getTab(draft.id) ?? ''))
          .sort((a, b) => b.at - a.at);
        return newest && takeOverDraft(newest, id);
      }),
  };
}
