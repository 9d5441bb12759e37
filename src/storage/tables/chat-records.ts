/** Records of chat messages. Separate from the other records, because only the pages with messages need it. */
import type { Database } from '../database.ts';
import { getRecordOwner } from './files.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { isSendingOrDelivered } from '../outbox/delivery-state.ts';
import { Draft } from '../schemas/draft.ts';
import { StoredRecord } from '../schemas/stored-record.ts';
import type { RecordFilter, UndoResult } from './records.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

export type UnsendResult = Exclude<UndoResult, 'newer-draft' | 'changed'>;

/**
 * Returns the functions that read and unsend chat messages. They reject with a `StorageError`.
 * @param list returns records, the newest first
 */
export function createChatRecordTable(database: Database, list: (filter: RecordFilter) => Promise<StoredRecord[]>) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const drafts = new ValidatedTable(database.drafts, Draft);

  /** Returns the newest record of each conversation. With the index, the time does not depend on the number of records. */
  const listNewest = async (): Promise<StoredRecord[]> => {
    // The index leaves out rows without a conversation; all others have a text.
    const conversations = await database.records.orderBy('conversation').uniqueKeys();
    const newest = await Promise.all(conversations.map((id) => list({ conversation: id as string, limit: 1 })));
    return newest.flat();
  };

  return withStorageErrors({
    listNewest,

    /**
     * Deletes a message unless it is being sent, was delivered, or may have arrived.
     * @param draft what is stored instead, with the files that it names
     */
    unsend: (id: string, draft?: Pick<Draft, 'id' | 'values'>) =>
      database.transaction('rw', getFileTables(database), async (): Promise<UnsendResult> => {
        const record = await records.get(id);
        if (!record) return 'missing';
        if (isSendingOrDelivered(record.delivery)) return 'too-late';
        if (record.delivery.unsure) return 'uncertain';
        if (draft) {
          const now = Date.now();
          await drafts.upsert({ ...draft, startedAt: (await drafts.get(draft.id))?.startedAt ?? now, at: now });
        }
        await database.records.delete(id);
        // The files of the draft stay: one that was attached meanwhile is not in its values yet.
        await reconcileFiles(database, [getRecordOwner(id)]);
        return 'undone';
      }),

    watchNewest: (onChange: (records: StoredRecord[]) => void) => observeQuery(listNewest, onChange),
  });
}
