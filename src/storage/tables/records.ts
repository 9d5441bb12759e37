/** Records: forms that visitors submitted. */
import { Dexie } from 'dexie';
import type { Database } from '../database.ts';
import { createInitialDelivery } from '../outbox/initial-delivery.ts';
import { hasPossiblyArrived, isSendingOrDelivered, mayBeAtInbox } from '../outbox/delivery-state.ts';
import { findFileIds, getFileTables, reconcileFiles } from '../file-owners.ts';
import { getDraftOwner, getRecordOwner } from './files.ts';
import { getPlaceId } from '../place-id.ts';
import { createSettingTable } from './settings.ts';
import { Draft } from '../schemas/draft.ts';
import { StoredRecord, type Delivery } from '../schemas/stored-record.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

export type RecordInput = Omit<StoredRecord, 'delivery' | 'draft'>;

export type SubmitOptions = {
  /** Id of the draft it was made from. Its files pass to the record, and it is deleted. */
  draft?: string;
  /** Leaves files of the draft that the record does not have: they are for the next record of the same draft. */
  shouldKeepFiles?: boolean;
  /** Values of the form, for undo; by default those of the draft. */
  values?: Draft['values'];
  /** By default as the site is configured. */
  delivery?: Delivery;
  /**
   * Keys of the fields of the form, if several forms edit one thing. The record takes over the answers of the latest
   * record of its action to other fields. Of the earlier records only the latest stays, for undo.
   */
  fields?: readonly string[];
  /** Chooses the place of the answers for the whole site. */
  shouldSetPlace?: boolean;
  /** The record describes the same thing as the earlier ones of its action, and becomes the latest of them. */
  shouldResume?: boolean;
  /** The record names the products of the visitor's own store. */
  hasProducts?: boolean;
};

/** Filter of a list of records, which has the newest first. */
export type RecordFilter = { action?: string; conversation?: string; limit?: number; offset?: number };

/**
 * - `undone`: the record is deleted, its draft and files are restored
 * - `missing`: there is no such record
 * - `too-late`: it is being sent or delivered
 * - `uncertain`: an attempt to send it may have arrived
 * - `newer-draft`: the same form has a newer draft, which would be lost
 * - `changed`: what it created has changed since
 */
export type UndoResult = 'undone' | 'missing' | 'too-late' | 'uncertain' | 'newer-draft' | 'changed';

/** Returns the draft that a record could have been made from, when no draft was saved. */
const toDraft = ({ answers, at }: RecordInput, id: string): Draft => ({
  id,
  values: Object.fromEntries(answers.map(({ name, value }) => [name, value])),
  startedAt: at,
  at,
});

/**
 * Returns a record that follows another one, with a time after it: it must be the newest, although the clock may have been ahead
 * when the other one was made.
 */
const placeAfter = (entry: RecordInput, latest: StoredRecord): RecordInput => ({
  ...entry,
  at: Math.max(entry.at, latest.at + 1),
});

/** Adds the answers of an earlier record to fields that the new one does not have. */
function mergeRecords(entry: RecordInput, latest: StoredRecord, fields: readonly string[]): RecordInput {
  const unchanged = latest.answers.filter(({ name }) => !fields.includes(name));
  return {
    ...entry,
    answers: [...entry.answers, ...unchanged],
    files: [...entry.files, ...latest.files.filter((id) => findFileIds(unchanged).includes(id))],
  };
}

/** Returns the functions that read and change records. They reject with a `StorageError`. */
export function createRecordTable(database: Database) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const drafts = new ValidatedTable(database.drafts, Draft);
  const settings = createSettingTable(database);
  const all = getFileTables(database);

  const get = (id: string): Promise<StoredRecord | undefined> => records.get(id);

  /** Returns the rows with one value of the first part of a compound index, in the order of time. */
  const findByIndex = (index: '[action+at]' | '[conversation+at]', value: string) =>
    database.records.where(index).between([value, Dexie.minKey], [value, Dexie.maxKey]);

  const list = async (filter: RecordFilter = {}): Promise<StoredRecord[]> => {
    const { action, conversation, limit = Infinity, offset = 0 } = filter;
    const matching = action === undefined ? database.records.orderBy('at') : findByIndex('[action+at]', action);
    const found = conversation === undefined ? matching : findByIndex('[conversation+at]', conversation);
    // All of them are read together: a cursor takes seconds for thousands.
    if (limit === Infinity) return records.parseAll((await found.toArray()).reverse()).slice(offset);
    const readable = found.reverse().filter((raw) => records.parse(raw) !== undefined);
    return records.parseAll(await readable.offset(offset).limit(limit).toArray());
  };

  const remove = async (id: string): Promise<void> => {
    await database.records.delete(id);
    await reconcileFiles(database, [getRecordOwner(id)]);
  };

  /** Adds the products of the visitor's own store. */
  const nameProducts = async (entry: RecordInput): Promise<RecordInput> => {
    const products = await database.products.orderBy('position').primaryKeys();
    return products.length > 0 ? { ...entry, products } : entry;
  };

  /** Deletes a record unless it may have been sent. */
  const removeReplaced = async (id: string): Promise<void> => {
    const record = await get(id);
    if (record && !hasPossiblyArrived(record.delivery)) await remove(id);
  };

  return withStorageErrors({
    get,
    list,

    /**
     * Saves a record in one transaction. Idempotent: a second call with the same id changes nothing. Deletes the
     * record that its draft replaces, unless that may have been sent.
     * @returns the stored record
     * @throws Error when a file of the record is missing from storage
     */
    submit: (
      entry: RecordInput,
      {
        draft: draftId,
        shouldKeepFiles = false,
        values,
        fields,
        shouldSetPlace = false,
        shouldResume = false,
        hasProducts = false,
        delivery = createInitialDelivery(entry.at),
      }: SubmitOptions = {},
    ) =>
      // Only with the settings if they change: the call may be part of a transaction without them.
      database.transaction(
        'rw',
        shouldSetPlace ? [...all, database.settings] : all,
        async (): Promise<StoredRecord> => {
          const before = await get(entry.id);
          if (before) return before;
          const storedIds = await database.files.where('id').anyOf(entry.files).primaryKeys();
          const missing = entry.files.find((id) => !storedIds.includes(id));
          if (missing !== undefined)
            throw new Error(`Cannot save record ${entry.id}: its file ${missing} is missing from storage`);
          const place = shouldSetPlace && getPlaceId(entry.answers);
          if (place) await settings.set('place', place);
          const { action } = entry;
          const [latest, ...older] = fields || shouldResume ? await list({ action, ...(!fields && { limit: 1 }) }) : [];
          for (const { id } of older) await remove(id);
          const named = hasProducts ? await nameProducts(entry) : entry;
          const { conversation } = entry;
          // Messages are shown and sent in the order of their times.
          const [said] = conversation === undefined ? [] : await list({ conversation, limit: 1 });
          const previous = latest ?? said;
          const newest = previous ? placeAfter(named, previous) : named;
          const merged = fields && latest ? mergeRecords(newest, latest, fields) : newest;
          if (draftId === undefined) return records.upsert({ ...merged, delivery });
          const stored = (await drafts.get(draftId)) ?? toDraft(entry, draftId);
          // The record that the draft replaces no longer exists after this: undo brings back a draft of a new record.
          const { repeats: _repeats, replaces, ...draft } = values ? { ...stored, values, at: entry.at } : stored;
          if (replaces !== undefined) await removeReplaced(replaces);
          await database.drafts.delete(draftId);
          const record = await records.upsert({ ...merged, delivery, draft });
          // Tabs own the files that they added to a shared draft.
          await reconcileFiles(database, shouldKeepFiles ? [] : [getDraftOwner(draftId)], merged.files);
          return record;
        },
      ),

    /**
     * Undoes a submission: deletes the record and restores its draft and files. Impossible once it is being sent.
     * Submitting again creates a new record with a new id.
     * @param anyway also undo when an attempt may have arrived, or when a newer draft is lost
     */
    undo: (id: string, { anyway = false } = {}) =>
      database.transaction('rw', all, async (): Promise<UndoResult> => {
        const record = await get(id);
        if (!record) return 'missing';
        const { delivery, draft } = record;
        if (isSendingOrDelivered(delivery)) return 'too-late';
        if (delivery.unsure && !anyway) return 'uncertain';
        if (draft) {
          const newer = await drafts.get(draft.id);
          if (newer && newer.repeats !== id && !anyway) return 'newer-draft';
          await drafts.upsert(draft);
        }
        await database.records.delete(id);
        await reconcileFiles(database, [getRecordOwner(id), ...(draft ? [getDraftOwner(draft.id)] : [])]);
        return 'undone';
      }),

    /** Deletes a record in any state, and its files unless another row refers to them. */
    remove: (id: string) => database.transaction('rw', all, () => remove(id)),

    /** Deletes a record unless the inbox may have it. Returns the record that stays, so that it can be erased there. */
    removeUnsent: (id: string) =>
      database.transaction('rw', all, async (): Promise<StoredRecord | undefined> => {
        const record = await get(id);
        if (record && mayBeAtInbox(record)) return record;
        await remove(id);
        return undefined;
      }),

    /**
     * Queues a record for immediate delivery with all attempts left. Returns false when it is being sent, delivered or
     * deleted.
     */
    retry: (id: string, at = Date.now()) =>
      database.transaction('rw', database.records, async (): Promise<boolean> => {
        const record = await get(id);
        if (!record || isSendingOrDelivered(record.delivery)) return false;
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
  });
}
