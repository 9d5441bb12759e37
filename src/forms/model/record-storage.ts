/** What one can still do with a record once a form was sent: loaded by what shows it. */
import { toResult } from '@/storage/to-result.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';

export type KeptRecord = StoredRecord;

/** Takes a record back, or says why not. Never rejects. */
export async function undo(id: string): Promise<UndoResult | StorageErrorCode> {
  let undone: UndoResult = 'missing';
  const fault = await toResult(async () => (undone = await (await openUserData()).records.undo(id)));
  return fault ?? undone;
}

/** Has a record sent as soon as can be, or says why not. */
export const retry = (id: string): SurePromise<StorageErrorCode | undefined> =>
  toResult(async () => (await openUserData()).records.retry(id));

/** A record as it is kept now, undefined where it is gone, and whether it outlives the page. */
export type ReadRecord = { record: KeptRecord | undefined; lasting: boolean };

/** Calls back with a record now and after each change. Returns the function that ends it. */
export const watchRecord = (id: string, changed: (read: ReadRecord) => void): (() => void) =>
  subscribeLazily(
    () => Promise.all([openUserData(), openStorage()]),
    ([{ records }, { isPersistent }]) =>
      records.watch(id, (record) => {
        changed({ record, lasting: isPersistent });
      }),
  );
