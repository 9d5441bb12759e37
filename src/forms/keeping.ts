/** How forms keep things on the device: what storage refuses comes back as a code, never as an exception. */
import { startDelivery } from '@/device/deliver.ts';
import { codeOf, type FaultCode } from '@/device/faults.ts';
import { papers } from '@/device/open.ts';
import type { Json, StoredRecord } from '@/device/rows.ts';
import type { NewRecord } from './record.ts';

/** Done, or why it was not. */
export type Kept = { fault?: FaultCode };

async function attempt(work: () => Promise<unknown>): Promise<Kept> {
  try {
    await work();
    return {};
  } catch (error) {
    const fault = codeOf(error);
    if (fault === undefined) throw error;
    return { fault };
  }
}

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Keeps a file of a draft. False when the device has no room for it. */
export async function keepFile(file: NewFile): Promise<boolean> {
  const { fault } = await attempt(async () => (await papers()).files.put(file));
  return fault === undefined;
}

export const removeFile = (id: string): Promise<Kept> => attempt(async () => (await papers()).files.remove(id));

/** What a kept file holds; undefined when it is gone. */
export async function fileOf(id: string): Promise<Blob | undefined> {
  try {
    return (await (await papers()).files.get(id))?.blob;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}

export type KeptDraft = { values: Record<string, Json>; startedAt: number };

export async function loadDraft(id: string): Promise<KeptDraft | undefined> {
  try {
    return await (await papers()).drafts.load(id);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}

/**
 * Makes a draft of the newest record of an action, so that one goes on from there. Undefined when there is no such record,
 * or no room.
 */
export async function draftOfNewest(action: string, draft: string): Promise<KeptDraft | undefined> {
  try {
    // Few forms go on from what they made: only they load it.
    const [{ goOn }, device] = await Promise.all([import('./go-on.ts'), papers()]);
    return await goOn(device, action, draft);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}

export const saveDraft = (id: string, values: Record<string, Json>): Promise<Kept> =>
  attempt(async () => (await papers()).drafts.save(id, values));

export const dropDraft = (id: string): Promise<Kept> => attempt(async () => (await papers()).drafts.drop(id));

export type KeptRecord = StoredRecord;

/**
 * Keeps a record, once however often; its draft goes with it and comes back with Undo.
 * @param values what stands in the form
 */
export const submit = (record: NewRecord, draft: string, values: Record<string, Json>): Promise<Kept> =>
  attempt(async () => {
    const { drafts, records } = await papers();
    await drafts.save(draft, values);
    await records.submit(record, { draft });
    void startDelivery();
  });

/** Takes a record back. False when it is on its way or has arrived. */
export async function undo(id: string): Promise<boolean> {
  const { records } = await papers();
  return (await records.undo(id)) === 'undone';
}

/** Has a record sent as soon as can be. */
export async function retry(id: string): Promise<boolean> {
  const { records } = await papers();
  return records.retry(id);
}

/** Calls back with a record now and after each change. Returns the function that ends it. */
export function watchRecord(id: string, changed: (record: KeptRecord | undefined) => void): () => void {
  let stop: (() => void) | undefined;
  let wanted = true;
  void papers().then(({ records }) => {
    if (wanted) stop = records.watch(id, changed);
  });
  return () => {
    wanted = false;
    stop?.();
  };
}
