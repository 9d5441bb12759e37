/** What one can still do with a record once a form was sent: loaded by what shows it. */
import { attempt } from '@/storage/to-result.ts';
import type { FaultCode } from '@/storage/errors.ts';
import { follow } from '@/storage/observe.ts';
import { device, papers } from '@/storage/open.ts';
import type { Undone } from '@/storage/tables/records.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';

export type KeptRecord = StoredRecord;

/** Takes a record back, or says why not. Never rejects. */
export async function undo(id: string): Promise<Undone | FaultCode> {
  let undone: Undone = 'missing';
  const fault = await attempt(async () => (undone = await (await papers()).records.undo(id)));
  return fault ?? undone;
}

/** Has a record sent as soon as can be, or says why not. */
export const retry = (id: string): SurePromise<FaultCode | undefined> =>
  attempt(async () => (await papers()).records.retry(id));

/** A record as it is kept now, undefined where it is gone, and whether it outlives the page. */
export type ReadRecord = { record: KeptRecord | undefined; lasting: boolean };

/** Calls back with a record now and after each change. Returns the function that ends it. */
export const watchRecord = (id: string, changed: (read: ReadRecord) => void): (() => void) =>
  follow(
    () => Promise.all([papers(), device()]),
    ([{ records }, { lasting }]) =>
      records.watch(id, (record) => {
        changed({ record, lasting });
      }),
  );
