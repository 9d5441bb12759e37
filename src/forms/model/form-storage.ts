/** Storage functions for forms. They return an error code instead of throwing. */
import { toResult } from '@/storage/to-result.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { noteDraft, deleteNote } from '@/storage/drafts/draft-journal.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { assertPersistent } from '@/storage/is-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import type { Json } from '@/storage/base-schemas.ts';
import type { Delivery } from '@/storage/schemas.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { getAction } from './actions.ts';
import { isFileRefs } from '../files/file-refs.ts';
import type { MissingFiles } from '../files/claim-files.ts';
import type { NewRecord } from './record.ts';

/** Error code; undefined on success. */
type Failure = StorageErrorCode | undefined;

/** Delivery state of records that are not queued for delivery. */
const LOCAL_DELIVERY: Delivery = { state: 'saved', tries: 0 };

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Stores a file of a draft. Returns false when it could not be stored. */
export const saveFile = async (file: NewFile): Promise<boolean> =>
  (await toResult(async () => (await openUserData()).files.put(file))) === undefined;

/** Removes a file from a draft. The file is deleted only when no other draft or record refers to it. */
export const deleteFile = (id: string, owner: string): SurePromise<Failure> =>
  toResult(async () => (await openUserData()).drafts.releaseFile(id, owner));

/** Reads from storage. Returns undefined when there is nothing, and also when reading fails. */
async function readOrUndefined<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
  let value: Value | undefined;
  await toResult(async () => (value = await read()));
  return value;
}

/** Loads the content of a stored file; undefined when it was deleted. */
export const loadFile = (id: string): Promise<Blob | undefined> =>
  readOrUndefined(async () => (await (await openUserData()).files.get(id))?.blob);

/** Resolves to undefined when an optional module fails to load. */
const orUndefined = <Module>(module: Promise<Module>): Promise<Module | undefined> => module.catch(() => undefined);

export type StoredDraft = { values: Record<string, Json>; startedAt: number };

/** The draft that a form starts with, and the id under which this tab saves it. */
export type OpenedDraft = { id: string; tab: string; draft: StoredDraft | undefined };

/**
 * Opens the draft of a form: this tab's own, or else the newest draft of a tab that was closed.
 * @param slot form id, colon, subject id
 * @param shared true when all tabs share one draft
 */
export async function openDraft(slot: string, shared = false): Promise<OpenedDraft> {
  const opened = await readOrUndefined(async () =>
    (await import('@/storage/drafts/open-draft.ts')).openDraft(slot, shared),
  );
  const tab = getTabId();
  return opened ?? { id: toTabDraftId(slot, shared ? '' : tab), tab, draft: undefined };
}

/** Loads the latest record of an action as a draft, for forms that start with it. */
export async function loadLatestDraft(action: string): Promise<{ draft?: StoredDraft | undefined; error: Failure }> {
  let draft: StoredDraft | undefined;
  const error = await toResult(async () => {
    // Loaded lazily: few forms start with their latest record.
    const [{ createDraftFromLatest }, userData] = await Promise.all([import('./resume.ts'), openUserData()]);
    draft = await createDraftFromLatest(userData, action);
  });
  return { draft, error };
}

/**
 * Saves a draft.
 * @param changed keys of the fields edited since the last save, so that another tab with the same form keeps its own
 *   edits; all fields when omitted
 */
export const saveDraft = (
  id: string,
  values: Record<string, Json>,
  changed?: readonly string[],
  tab?: string,
): SurePromise<Failure> =>
  toResult(async () => {
    await (await openUserData()).drafts.save(id, values, Date.now(), changed, tab);
    // Report "saved" only when the data outlives the page.
    await assertPersistent();
  });

export const deleteDraft = (id: string): SurePromise<Failure> =>
  toResult(async () => (await openUserData()).drafts.drop(id));

/** Creates the store that `DraftSaver` saves drafts of a form to. */
export const createDraftStore = (slot: string, shared = false): DraftStore => ({
  open: () => openDraft(slot, shared),
  save: saveDraft,
  drop: deleteDraft,
  note: noteDraft,
  deleteNote,
});

/** Returns the files that the form refers to and that are no longer stored. Empty when storage is not available. */
export async function findMissingFiles(typed: Record<string, Json>): Promise<MissingFiles> {
  // Loaded lazily: few forms have files.
  if (!Object.values(typed).some((value: unknown) => isFileRefs(value) && value.length > 0)) return [];
  const gone = await readOrUndefined(async () => {
    const [part, device] = await Promise.all([orUndefined(import('../files/claim-files.ts')), openUserData()]);
    return part?.findMissingFiles(device, typed);
  });
  return gone ?? [];
}

/**
 * Stores a record and deletes its draft, which undo restores. Submitting the same record id again has no effect.
 * @param values current values of the form
 */
export const submitRecord = (record: NewRecord, draft: string, values: Record<string, Json>): SurePromise<Failure> =>
  toResult(async () => {
    const { records } = await openUserData();
    await records.submit(record, {
      draft,
      values,
      ...(getAction(record.action).localOnly && { delivery: LOCAL_DELIVERY }),
    });
    startDelivery();
  });
