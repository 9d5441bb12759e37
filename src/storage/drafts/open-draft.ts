/**
 * Opens the draft of a form, and stores the notes of pages that were left. A lock makes sure that two tabs never take over the same
 * draft.
 */
import * as v from 'valibot';
import { StorageError } from '../errors/storage-error.ts';
import { NOTE_PREFIX } from './draft-journal.ts';
import type { OpenedDraft } from './draft-saver.ts';
import { getOpenTabs, getUniqueTabId } from './tab-lock.ts';
import { openStorage, openUserData } from '../open.ts';
import { toTabDraftId } from './tab-id.ts';
import { Note, type RestoreOptions } from './restore-draft.ts';

/**
 * Returns the notes of this tab and of closed tabs, the oldest first, with their keys and raw text. Omits those that this page wrote
 * before it has read a draft: it still has their values, and joins them with the draft itself.
 */
function readNotes(
  tab: string,
  openTabs: ReadonlySet<string>,
): { key: string; text: string; note: Note | undefined }[] {
  try {
    const entries = Object.entries(localStorage).flatMap(([key, text]: [string, unknown]) => {
      if (!key.startsWith(NOTE_PREFIX) || typeof text !== 'string') return [];
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), text);
      if (success && output.tab !== tab && openTabs.has(output.tab)) return [];
      if (success && output.page === performance.timeOrigin) return [];
      return [{ key, text, note: success ? output : undefined }];
    });
    return entries.sort((one, other) => (one.note?.at ?? 0) - (other.note?.at ?? 0));
  } catch {
    // localStorage is blocked, so there are no notes.
    return [];
  }
}

const withDraftLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('ino-drafts', work) : work();

/** Passes the notes of this tab and of closed ones to `store`, and deletes them when they are stored. */
async function storeNotes<Result>(
  store: (found: Pick<RestoreOptions, 'tab' | 'openTabs' | 'notes'>) => Promise<Result>,
): Promise<Result> {
  const [{ isPersistent }, tab] = await Promise.all([openStorage(), getUniqueTabId()]);
  return withDraftLock(async () => {
    const openTabs = await getOpenTabs();
    const entries = readNotes(tab, openTabs);
    const result = await store({ tab, openTabs, notes: entries.flatMap(({ note }) => note ?? []) });
    // The notes stay when the database lives in memory, because it is lost with the page.
    for (const { key, text } of isPersistent ? entries : []) {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    }
    return result;
  });
}

/**
 * Returns the id of the draft that a form of this tab continues, and the draft if there is one. Rejects with a `StorageError`.
 * @param slot form id, colon, subject id
 * @param isShared whether all tabs share one draft
 */
export async function openDraft(slot: string, isShared: boolean): Promise<OpenedDraft> {
  const { drafts } = await openUserData();
  const getId = (tab: string) => (isShared ? slot : toTabDraftId(slot, tab));
  try {
    return await storeNotes(async (found) => {
      const draft = await drafts.restore({ ...found, slot, isShared });
      return { id: getId(found.tab), tab: found.tab, draft };
    });
  } catch (error) {
    if (!(error instanceof StorageError) || error.code !== 'full') throw error;
    // Notes cannot be stored on a full disk, but the draft and its notes can be read.
    const tab = await getUniqueTabId();
    const notes = readNotes(tab, await getOpenTabs()).flatMap(({ note }) => note ?? []);
    return { id: getId(tab), tab, ...(await drafts.loadWithNotes(getId(tab), notes)) };
  }
}

/** Stores the notes of pages that were left, for pages that list drafts. Rejects with a `StorageError`. */
export async function mergeDraftNotes(): Promise<void> {
  const { drafts } = await openUserData();
  await storeNotes(({ notes }) => drafts.mergeNotes(notes));
}
