/** State of conversations and inquiries: what is read, what is archived, and the groups that the visitor created. */
import type { Database } from '../database.ts';
import { Thread } from '../schemas/thread.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

export type Group = NonNullable<Thread['group']>;

/** Returns the functions that read and change the state of conversations. They reject with a `StorageError`. */
export function createThreadTable(database: Database) {
  const threads = new ValidatedTable(database.threads, Thread);

  const list = async (): Promise<Thread[]> => threads.parseAll(await database.threads.toArray());

  /** Changes one row, or adds it, in one transaction, so that no change of another tab is lost. */
  const change = (id: string, at: number, update: (thread: Thread) => Thread): Promise<void> =>
    database.transaction('rw', database.threads, async () => {
      const before = (await threads.get(id)) ?? { id, at };
      await threads.upsert({ ...update(before), at });
    });

  return withStorageErrors({
    list,

    /** Marks all messages up to a time as read. An earlier time than the stored one has no effect. */
    markRead: (id: string, readAt: number, at = Date.now()): Promise<void> =>
      change(id, at, (thread) => ({ ...thread, readAt: Math.max(readAt, thread.readAt ?? 0) })),

    // Only the later of both times is stored: a merge takes both from one device, so an earlier one would differ between devices.
    archive: (id: string, at = Date.now()): Promise<void> =>
      change(id, at, ({ restoredAt: _restoredAt, ...thread }) => ({ ...thread, archivedAt: at })),

    restore: (id: string, at = Date.now()): Promise<void> =>
      change(id, at, ({ archivedAt: _archivedAt, ...thread }) => ({ ...thread, restoredAt: at })),

    /**
     * Adds a group. Idempotent: a second call with the same id changes nothing.
     * @param draft id of the draft that it was made from. It is deleted with the same transaction.
     */
    addGroup: (id: string, group: Group, draft?: string, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.threads, database.drafts, async () => {
        if (draft !== undefined) await database.drafts.delete(draft);
        await change(id, at, (thread) => ({ ...thread, group: thread.group ?? group }));
      }),

    watch: (changed: (threads: Thread[]) => void) => observeQuery(list, changed),
  });
}
