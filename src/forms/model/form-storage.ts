/** Storage functions for drafts of forms. They reject with a `StorageError`. */
import type { DraftStore, OpenedDraft } from '@/storage/drafts/draft-saver.ts';
import { noteDraft, deleteNote } from '@/storage/drafts/draft-journal.ts';
import { getTabId } from '@/storage/drafts/tab-id.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { ActionName } from './actions.ts';

export type StoredDraft = Pick<Draft, 'values'>;

/**
 * Loads the draft of a form: this tab's own, or else the newest draft of a tab that was closed.
 * @param slot form id, colon, subject id
 * @param isShared true when all tabs share one draft
 */
export async function loadDraft(slot: string, isShared = false): Promise<OpenedDraft> {
  const { openDraft } = await import('@/storage/drafts/open-draft.ts');
  return openDraft(slot, isShared);
}

/** Loads the latest record of an action as a draft, for forms that start with it. */
export async function loadLatestDraft(action: ActionName): Promise<StoredDraft | undefined> {
  // Loaded lazily: few forms start with their latest record.
  const [{ createDraftFromLatest }, userData] = await Promise.all([import('./resume.ts'), openUserData()]);
  return createDraftFromLatest(userData, action);
}

/**
 * Saves a draft.
 * @param changed keys of the fields edited since the last save, so that another tab with the same form keeps its own
 *   edits; all fields when omitted
 */
export async function saveDraft(
  id: string,
  values: Record<string, Json>,
  changed?: readonly string[],
  tab?: string,
): Promise<void> {
  await (await openUserData()).drafts.save(id, values, Date.now(), changed, tab);
  // Report "saved" only when the data outlives the page.
  await assertPersistent();
}

/**
 * Deletes a draft and its files.
 * @param isShared true when all tabs share the draft; files that other tabs added to it stay
 */
export const deleteDraft = async (id: string, isShared = false): Promise<void> =>
  (await openUserData()).drafts.drop(id, isShared ? getTabId() : undefined);

/** Creates the store that `DraftSaver` saves drafts of a form to. */
export const createDraftStore = (slot: string, isShared = false): DraftStore => ({
  open: () => loadDraft(slot, isShared),
  save: saveDraft,
  drop: (id) => deleteDraft(id, isShared),
  note: noteDraft,
  deleteNote,
});
