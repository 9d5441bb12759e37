/** Storage functions for submitted records. They reject with a `StorageError`. */
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';

/** Deletes a record and restores its draft. */
export const undoRecord = async (id: string): Promise<UndoResult> => (await openUserData()).records.undo(id);

/**
 * Returns whether the draft of a record is stored again, because the record was undone. Another tab may have a newer draft of the
 * same id, which was started later.
 */
export const isDraftRestored = async ({ id, startedAt }: Draft): Promise<boolean> =>
  (await (await openUserData()).drafts.get(id))?.startedAt === startedAt;

/** Queues a record for immediate delivery. */
export const retryRecord = async (id: string): Promise<unknown> => (await openUserData()).records.retry(id);

export type RecordState = {
  /** Undefined when the record was deleted. */
  record: StoredRecord | undefined;
  /** False when the record is lost with the page. */
  isPersistent: boolean;
};

/** Calls back with a record now and after each change. Returns the function that unsubscribes. */
export const observeRecord = (id: string, onChange: (state: RecordState) => void): (() => void) =>
  subscribeLazily(
    () => Promise.all([openUserData(), openStorage()]),
    ([{ records }, { isPersistent }]) =>
      records.watch(id, (record) => {
        onChange({ record, isPersistent });
      }),
  );
