/** Finds the draft of a form: each tab has its own, and takes over the draft of a tab that was closed. */
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { getDraftOwner } from '../tables/files.ts';
import type { Json } from '../schemas/base-schemas.ts';
import { Draft } from '../schemas/draft.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { isSameValue } from './draft-saver.ts';
import { getTab, pruneDrafts } from './prune-drafts.ts';
import { toTabDraftId } from './tab-id.ts';

/** Schema of the notes of `draft-journal.ts`. Local storage may contain anything, so they are parsed. */
export const Note = v.object({
  id: v.string(),
  tab: v.string(),
  values: Draft.entries.values,
  changed: v.array(v.string()),
  saved: v.exactOptional(Draft.entries.values),
  at: v.number(),
  record: v.exactOptional(v.string()),
  rest: v.exactOptional(Draft.entries.values),
  page: v.exactOptional(v.number()),
  separators: v.exactOptional(v.record(v.string(), v.string())),
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

/** A draft of which a part is not stored, and the stored values of that part. */
type DraftWithNotes = { draft: Draft | undefined; unsaved: Draft['values'] };

/** Returns a value that follows a stored one: lists and texts are joined, any other value replaces it. */
function joinValues(stored: Json | undefined, noted: Json, separator: string): Json {
  if (Array.isArray(stored) && Array.isArray(noted)) return [...stored, ...noted];
  if (typeof stored === 'string' && typeof noted === 'string') return [stored, noted].filter(Boolean).join(separator);
  return noted;
}

/** Returns the functions that store the notes of drafts, and that find the draft of a form and take it over. */
export function createDraftRestorer(database: Database) {
  const drafts = new ValidatedTable(database.drafts, Draft);
  const { records, ledger, posts, threads } = database;
  const all = [...getFileTables(database), ledger, posts, threads];

  /** Returns whether there is what was being made of a draft: a record, an entry of the ledger, a post or a group. */
  const isMade = async (id: string): Promise<boolean> =>
    (await Promise.all([records, ledger, posts, threads].map((table) => table.get(id)))).some(Boolean);

  /**
   * Returns the values of a note that change its draft: none if the draft was started later. If it has been submitted, only what was
   * not part of that. If another tab has saved a shared draft later, only the fields that it left as they were.
   */
  const findChanges = async (note: Note, before: Draft | undefined): Promise<Draft['values'] | undefined> => {
    const { record, rest, ...others } = note;
    if (record !== undefined && (await isMade(record)))
      return rest && findChanges({ ...others, values: rest, changed: Object.keys(rest) }, before);
    const { values, changed, saved = {}, at, page, separators = {} } = note;
    if (!before) return values;
    // A note that is joined to its draft must not be joined twice.
    if (before.startedAt > at || (page !== undefined && before.at >= at)) return undefined;
    const isUnchanged = (key: string) => before.at <= at || isSameValue(before.values[key], saved[key]);
    const changes = Object.entries(values).filter(([key]) => changed.includes(key) && isUnchanged(key));
    if (changes.length === 0) return undefined;
    return Object.fromEntries(
      changes.map(([key, value]) => {
        const separator = separators[key];
        return [key, separator === undefined ? value : joinValues(before.values[key], value, separator)];
      }),
    );
  };

  const applyChanges = (note: Note, before: Draft | undefined, changes: Draft['values']): Draft => {
    const { id, at, tab } = note;
    const replaces = before?.replaces;
    return {
      ...(replaces && { replaces }),
      id,
      values: { ...before?.values, ...changes },
      startedAt: before?.startedAt ?? at,
      at: Math.max(at, before?.at ?? 0),
      by: tab,
    };
  };

  /** Merges a note into its draft. */
  const mergeNote = async (note: Note): Promise<void> => {
    const before = await drafts.get(note.id);
    const changes = await findChanges(note, before);
    if (changes) await drafts.upsert(applyChanges(note, before, changes));
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
      database.transaction('rw', all, async () => {
        for (const note of notes) await mergeNote(note);
      }),

    /**
     * Returns a draft with its notes, and stores nothing.
     * @returns also the stored values of the fields that the notes change, null for what is not stored
     */
    loadWithNotes: (id: string, notes: readonly Note[]): Promise<DraftWithNotes> =>
      database.transaction('r', all, async () => {
        const stored = await drafts.get(id);
        let draft = stored;
        const unsaved: Record<string, Json> = {};
        for (const note of notes.filter((noted) => noted.id === id)) {
          const changes = await findChanges(note, draft);
          if (!changes) continue;
          draft = applyChanges(note, draft, changes);
          for (const key of Object.keys(changes)) unsaved[key] = stored?.values[key] ?? null;
        }
        return { draft, unsaved };
      }),

    /** Returns the draft that a form in a tab continues: its own, else the newest further one of this tab or of a closed one. */
    restore: ({ slot, tab, openTabs, notes, isShared, at = Date.now() }: RestoreOptions): Promise<Draft | undefined> =>
      database.transaction('rw', all, async () => {
        for (const note of notes) await mergeNote(note);
        await pruneDrafts(database, new Set([...openTabs, tab]), at);
        const id = isShared ? slot : toTabDraftId(slot, tab);
        const own = await drafts.get(id);
        if (own) return own;
        const all = drafts.parseAll(await database.drafts.where('id').startsWith(slot).toArray());
        const [newest] = all
          .filter((draft) => draft.id === slot || draft.id.startsWith(`${slot}@`))
          .filter((draft) => getTab(draft.id) === tab || !openTabs.has(getTab(draft.id) ?? ''))
          .sort((a, b) => b.at - a.at);
        return newest && takeOverDraft(newest, id);
      }),
  };
}
