/**
 * Opens the draft of a form, including the notes of pages that were left. A lock makes sure that two tabs never take
 * over the same draft.
 */
import * as v from 'valibot';
import { getOpenTabs, getUniqueTabId } from './tab-lock.ts';
import { openStorage, openUserData } from '../open.ts';
import type { Draft } from '../schemas.ts';
import { toTabDraftId } from './tab-id.ts';
import { Note } from './restore-draft.ts';

const PREFIX = 'ino-draft:';

/** Returns the notes of this tab and of closed tabs, with their keys and raw text. */
function readNotes(
  tab: string,
  openTabs: ReadonlySet<string>,
): { key: string; text: string; note: Note | undefined }[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]: [string, unknown]) => {
      if (!key.startsWith(PREFIX) || typeof text !== 'string') return [];
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), text);
      if (success && output.tab !== tab && openTabs.has(output.tab)) return [];
      return [{ key, text, note: success ? output : undefined }];
    });
  } catch {
    // localStorage is blocked, so there are no notes.
    return [];
  }
}

const withDraftLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('ino-drafts', work) : work();

/**
 * Returns the id of the draft that a form of this tab continues, and the draft if there is one. Rejects with a `StorageError`.
 * @param slot form id, colon, subject id
 * @param shared whether all tabs share one draft
 */
export async function openDraft(
  slot: string,
  shared: boolean,
): Promise<{ id: string; tab: string; draft: Draft | undefined }> {
  const [{ drafts }, { isPersistent }, tab] = await Promise.all([openUserData(), openStorage(), getUniqueTabId()]);
  return withDraftLock(async () => {
    const openTabs = await getOpenTabs();
    const entries = readNotes(tab, openTabs);
    const notes = entries.flatMap(({ note }) => note ?? []);
    const draft = await drafts.restore({ slot, tab, openTabs, notes, shared });
    // The notes stay when the database lives in memory, because it is lost with the page.
    for (const { key, text } of isPersistent ? entries : []) {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    }
    return { id: shared ? slot : toTabDraftId(slot, tab), tab, draft };
  });
}
