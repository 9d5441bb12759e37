/** How forms keep things on the device: what storage refuses comes back as a code, never as an exception. */
import { toResult } from '@/storage/to-result.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { noteDraft, deleteNote } from '@/storage/drafts/draft-journal.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { assertPersistent } from '@/storage/is-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import type { Delivery, Json } from '@/storage/schemas.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { getAction } from './actions.ts';
import { isFileRefs } from '../files/file-refs.ts';
import type { Gone } from '../files/claim-files.ts';
import type { NewRecord } from './record.ts';

/** Why it was not done; undefined when it was. */
type Refused = StorageErrorCode | undefined;

/** The delivery of what never leaves the device, and of what does not yet. */
const STAYS: Delivery = { state: 'saved', tries: 0 };

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Keeps a file of a draft. False when the device has no room for it. */
export const saveFile = async (file: NewFile): Promise<boolean> =>
  (await toResult(async () => (await openUserData()).files.put(file))) === undefined;

/** Takes a file from a draft; it stays where another draft or record names it. */
export const deleteFile = (id: string, owner: string): SurePromise<Refused> =>
  toResult(async () => (await openUserData()).drafts.releaseFile(id, owner));

/** What the device has; undefined also where storage refuses. */
async function found<Kept>(look: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
  let kept: Kept | undefined;
  await toResult(async () => (kept = await look()));
  return kept;
}

/** What a kept file holds; undefined when it is gone. */
export const loadFile = (id: string): Promise<Blob | undefined> =>
  found(async () => (await (await openUserData()).files.get(id))?.blob);

/** A part of the site, or nothing where it cannot be loaded: what it would have added is not worth refusing the rest. */
const ifLoaded = <Part>(part: Promise<Part>): Promise<Part | undefined> => part.catch(() => undefined);

export type StoredDraft = { values: Record<string, Json>; startedAt: number };

/** What a form goes on from, under the id of this tab's own draft. */
export type OpenedDraft = { id: string; tab: string; draft: StoredDraft | undefined };

/**
 * Finds the draft of a form: this tab's own, else the newest that a tab left which is gone.
 * @param slot form id, colon, subject id
 * @param shared whether all tabs have one draft
 */
export async function openDraft(slot: string, shared = false): Promise<OpenedDraft> {
  const opened = await found(async () => (await import('@/storage/drafts/open-draft.ts')).openDraft(slot, shared));
  const tab = getTabId();
  return opened ?? { id: toTabDraftId(slot, shared ? '' : tab), tab, draft: undefined };
}

/** The newest record of an action, as a form goes on from it; or why that cannot be told. */
export async function newestOf(action: string): Promise<{ draft?: StoredDraft | undefined; fault: Refused }> {
  let draft: StoredDraft | undefined;
  const fault = await toResult(async () => {
    // Few forms go on from what they made: only they load it.
    const [{ createDraftFromLatest }, device] = await Promise.all([import('./resume.ts'), openUserData()]);
    draft = await createDraftFromLatest(device, action);
  });
  return { draft, fault };
}

/** @param changed the fields that were touched since the last time, as another tab may have the same form open; all when not said */
export const saveDraft = (
  id: string,
  values: Record<string, Json>,
  changed?: readonly string[],
  tab?: string,
): SurePromise<Refused> =>
  toResult(async () => {
    await (await openUserData()).drafts.save(id, values, Date.now(), changed, tab);
    // Else nobody should read that it is kept.
    await assertPersistent();
  });

export const deleteDraft = (id: string): SurePromise<Refused> =>
  toResult(async () => (await openUserData()).drafts.drop(id));

/** Where the drafts of a form are kept. */
export const draftStore = (slot: string, shared = false): DraftStore => ({
  open: () => openDraft(slot, shared),
  save: saveDraft,
  drop: deleteDraft,
  note: noteDraft,
  deleteNote,
});

/** The files that a form names and that are gone. Where nothing can be kept there are none. */
export async function goneFiles(typed: Record<string, Json>): Promise<Gone> {
  // Few forms have files: only they load what looks after them.
  if (!Object.values(typed).some((value: unknown) => isFileRefs(value) && value.length > 0)) return [];
  const gone = await found(async () => {
    const [part, device] = await Promise.all([ifLoaded(import('../files/claim-files.ts')), openUserData()]);
    return part?.goneFiles(device, typed);
  });
  return gone ?? [];
}

/**
 * Keeps a record, once however often; its draft goes with it and comes back with Undo.
 * @param values what stands in the form
 */
export const submit = (record: NewRecord, draft: string, values: Record<string, Json>): SurePromise<Refused> =>
  toResult(async () => {
    const { records } = await openUserData();
    await records.submit(record, { draft, values, ...(getAction(record.action).localOnly && { delivery: STAYS }) });
    startDelivery();
  });
