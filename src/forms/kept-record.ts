/** What one can still do with a record once a form was sent: loaded by what shows it. */
import { follow } from '@/device/follow.ts';
import { papers } from '@/device/open.ts';
import type { Undone } from '@/device/records.ts';
import type { StoredRecord } from '@/device/rows.ts';

export type KeptRecord = StoredRecord;

/** Takes a record back, or says why not. */
export async function undo(id: string): Promise<Undone> {
  const { records } = await papers();
  return records.undo(id);
}

/** Has a record sent as soon as can be. */
export async function retry(id: string): Promise<boolean> {
  const { records } = await papers();
  return records.retry(id);
}

/** Calls back with a record now and after each change. Returns the function that ends it. */
export const watchRecord = (id: string, changed: (record: KeptRecord | undefined) => void): (() => void) =>
  follow(papers, ({ records }) => records.watch(id, changed));
