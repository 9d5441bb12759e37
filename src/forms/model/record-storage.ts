/** Storage functions for submitted records. They return an error code instead of throwing. */
import { toResult } from '@/storage/to-result.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';

/** Deletes a record and restores its draft. Returns the outcome or a storage error code. Never rejects. */
export async function undoRecord(id: string): Promise<UndoResult | StorageErrorCode> {
  let undone: UndoResult = 'missing';
  const error = await toResult(async () => (undone = await (await openUserData()).records.undo(id)));
  return error ?? undone;
}

/** Queues a record for immediate delivery. Returns an error code on failure. */
export const retryRecord = (id: string): SurePromise<StorageErrorCode | undefined> =>
  toResult(async () => (await openUserData()).records.retry(id));

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
