/** What visitors submitted. */
import { Dexie } from 'dexie';
import type { Database } from '../database.ts';
import { createInitialDelivery } from '../outbox/policy.ts';
import { settleFiles } from '../file-owners.ts';
import { getDraftOwner, getRecordOwner } from './files.ts';
import { Draft, StoredRecord, type Delivery } from '../schemas.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

export type RecordInput = Omit<StoredRecord, 'delivery' | 'draft'>;

export type Submission = {
  /** The draft it was made from: its files become the record's, and it goes. */
  draft?: string;
  /** What stood in the form, for Undo; by default what the draft had. */
  values?: Draft['values'];
  /** By default as the site is configured. */
  delivery?: Delivery;
};

/** Which records, newest first. */
export type RecordFilter = { action?: string; limit?: number; offset?: number };

/**
 * - `undone`: the record is gone, its draft and files are back
 * - `missing`: there is no such record
 * - `too-late`: it is on its way or delivered
 * - `uncertain`: an attempt to send it may have arrived
 * - `newer-draft`: the same form was begun anew, and that would be lost
 */
export type UndoResult = 'undone' | 'missing' | 'too-late' | 'uncertain' | 'newer-draft';

/** The draft that a record might have been made from, where nothing was typed that was kept. */
const draftOf = ({ answers, at }: RecordInput, id: string): Draft => ({
  id,
  values: Object.fromEntries(answers.map(({ name, value }) => [name, value])),
  startedAt: at,
  at,
});

export function createRecordTable(database: Database) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const drafts = new ValidatedTable(database.drafts, Draft);
  const all = [database.records, database.files, database.drafts];

  const get = (id: string): Promise<StoredRecord | undefined> => records.get(id);

  const list = async ({ action, limit = Infinity, offset = 0 }: RecordFilter = {}): Promise<StoredRecord[]> => {
    const found =
      action === undefined
        ? database.records.orderBy('at')
        : database.records.where('[action+at]').between([action, Dexie.minKey], [action, Dexie.maxKey]);
    const readable = found.reverse().filter((raw) => records.parse(raw) !== undefined);
    return records.parseAll(await readable.offset(offset).limit(limit).toArray());
  };

  const remove = async (id: string): Promise<void> => {
    await database.records.delete(id);
    await settleFiles(database, [getRecordOwner(id)]);
  };

  /** Forgets a record that has not begun to leave the device. */
  const removeHeld = async (id: string): Promise<void> => {
    const delivery = (await get(id))?.delivery;
    if ((delivery?.state === 'saved' || delivery?.state === 'queued') && !delivery.unsure) await remove(id);
  };

  return {
    get,
    list,

    /**
     * Keeps a record, once however often it is called with the same id; one that its draft replaces gives way to it. All of
     * it happens or nothing.
     * @returns the record as it is kept
     * @throws Error when a file of the record is not kept
     */
    submit: (
      entry: RecordInput,
      { draft: draftId, values, delivery = createInitialDelivery(entry.at) }: Submission = {},
    ) =>
      database.transaction('rw', all, async (): Promise<StoredRecord> => {
        const before = await get(entry.id);
        if (before) return before;
        const kept = await database.files.where('id').anyOf(entry.files).primaryKeys();
        const missing = entry.files.find((id) => !kept.includes(id));
        if (missing !== undefined) throw new Error(`the record’s file ${missing} is not kept`);
        if (draftId === undefined) return records.upsert({ ...entry, delivery });
        const known = (await drafts.get(draftId)) ?? draftOf(entry, draftId);
        const { repeats: _repeats, ...draft } = values ? { ...known, values, at: entry.at } : known;
        if (known.replaces !== undefined) await removeHeld(known.replaces);
        await database.drafts.delete(draftId);
        const record = await records.upsert({ ...entry, delivery, draft });
        await settleFiles(database, [getDraftOwner(draftId)]);
        return record;
      }),

    /**
     * Takes a record back: it goes, and its draft and files are as before. Never once it is on its way.
     * What is submitted after that is a new record with a new id.
     * @param anyway also when an attempt may have arrived, or a newer draft is lost by it
     */
    undo: (id: string, { anyway = false } = {}) =>
      database.transaction('rw', all, async (): Promise<UndoResult> => {
        const record = await get(id);
        if (!record) return 'missing';
        const { delivery, draft } = record;
        if (delivery.state === 'sending' || delivery.state === 'delivered') return 'too-late';
        if (delivery.unsure && !anyway) return 'uncertain';
        if (draft) {
          const newer = await drafts.get(draft.id);
          if (newer && newer.repeats !== id && !anyway) return 'newer-draft';
          await drafts.upsert(draft);
        }
        await database.records.delete(id);
        await settleFiles(database, [getRecordOwner(id), ...(draft ? [getDraftOwner(draft.id)] : [])]);
        return 'undone';
      }),

    /** Forgets a record, and its files but for those that another names; whatever became of it. */
    remove: (id: string) => database.transaction('rw', all, () => remove(id)),

    /** Has a record sent as soon as can be, as if for the first time. False when it is on its way, delivered or gone. */
    retry: (id: string, at = Date.now()) =>
      database.transaction('rw', database.records, async (): Promise<boolean> => {
        const record = await get(id);
        if (!record || record.delivery.state === 'sending' || record.delivery.state === 'delivered') return false;
        const { unsure } = record.delivery;
        await records.upsert({
          ...record,
          delivery: { state: 'queued', tries: 0, next: at, ...(unsure && { unsure }) },
        });
        return true;
      }),

    watch: (id: string, changed: (record: StoredRecord | undefined) => void) => observeQuery(() => get(id), changed),

    watchList: (wanted: RecordFilter, changed: (records: StoredRecord[]) => void) =>
      observeQuery(() => list(wanted), changed),
  };
}
