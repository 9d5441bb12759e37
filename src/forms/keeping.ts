/** How forms keep things on the device: what storage refuses comes back as a code, never as an exception. */
import { attempt } from '@/device/attempt.ts';
import { startDelivery } from '@/device/deliver.ts';
import type { FaultCode } from '@/device/faults.ts';
import { follow } from '@/device/follow.ts';
import { papers } from '@/device/open.ts';
import type { Undone } from '@/device/records.ts';
import type { Delivery, Json, StoredRecord } from '@/device/rows.ts';
import { actionNamed } from './actions.ts';
import { isFileRefs } from './file-refs.ts';
import type { OwnFiles } from './own-files.ts';
import type { NewRecord } from './record.ts';

/** Why it was not done; undefined when it was. */
type Refused = FaultCode | undefined;

/** The delivery of what never leaves the device, and of what does not yet. */
const STAYS: Delivery = { state: 'saved', tries: 0 };

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Keeps a file of a draft. False when the device has no room for it. */
export const keepFile = async (file: NewFile): Promise<boolean> =>
  (await attempt(async () => (await papers()).files.put(file))) === undefined;

export const removeFile = (id: string): Promise<Refused> => attempt(async () => (await papers()).files.remove(id));

/** What the device has; undefined also where storage refuses. */
async function found<Kept>(look: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
  let kept: Kept | undefined;
  await attempt(async () => (kept = await look()));
  return kept;
}

/** What a kept file holds; undefined when it is gone. */
export const fileOf = (id: string): Promise<Blob | undefined> =>
  found(async () => (await (await papers()).files.get(id))?.blob);

/** A part of the site, or nothing where it can not be loaded: what it would have added is not worth refusing the rest. */
const ifLoaded = <Part>(part: Promise<Part>): Promise<Part | undefined> => part.catch(() => undefined);

export type KeptDraft = { values: Record<string, Json>; startedAt: number };

export const loadDraft = (id: string): Promise<KeptDraft | undefined> =>
  found(async () => (await papers()).drafts.load(id));

/**
 * Makes a draft of the newest record of an action, so that one goes on from there. Undefined when there is no such record,
 * or no room.
 */
export const draftOfNewest = (action: string, draft: string): Promise<KeptDraft | undefined> =>
  found(async () => {
    // Few forms go on from what they made: only they load it.
    const [part, device] = await Promise.all([ifLoaded(import('./go-on.ts')), papers()]);
    return part?.goOn(device, action, draft);
  });

/** @param changed the fields that were touched since the last time, as another tab may have the same form open; all when not said */
export const saveDraft = (id: string, values: Record<string, Json>, changed?: readonly string[]): Promise<Refused> =>
  attempt(async () => (await papers()).drafts.save(id, values, Date.now(), changed));

export const dropDraft = (id: string): Promise<Refused> => attempt(async () => (await papers()).drafts.drop(id));

export type KeptRecord = StoredRecord;

/** What was typed with files of its own, and which are gone. Where nothing can be kept there are none. */
export async function withOwnFiles(typed: Record<string, Json>, draft: string): Promise<OwnFiles> {
  const all = { typed, gone: [] };
  // Few forms have files: only they load what looks after them.
  if (!Object.values(typed).some((value: unknown) => isFileRefs(value) && value.length > 0)) return all;
  const own = await found(async () => {
    const [part, device] = await Promise.all([ifLoaded(import('./own-files.ts')), papers()]);
    return part?.ownFiles(device, typed, draft);
  });
  return own ?? all;
}

/**
 * Keeps a record, once however often; its draft goes with it and comes back with Undo.
 * @param values what stands in the form
 */
export const submit = (record: NewRecord, draft: string, values: Record<string, Json>): Promise<Refused> =>
  attempt(async () => {
    const { drafts, records } = await papers();
    await drafts.save(draft, values);
    await records.submit(record, { draft, ...(actionNamed(record.action).stays && { delivery: STAYS }) });
    void startDelivery();
  }).catch((error: unknown): FaultCode => {
    // Whatever it is: who sends something hears that it was not kept.
    reportError(error);
    return 'broken';
  });

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
