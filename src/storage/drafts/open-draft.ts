/** Finds a form's draft, with what was noted as pages went. One tab at a time: none takes up what another does. */
import * as v from 'valibot';
import { livingTabs, ownTab } from './tab-lock.ts';
import { openStorage, openUserData } from '../open.ts';
import type { Draft } from '../schemas.ts';
import { draftOfTab } from './tab-id.ts';
import { Note } from './restore-draft.ts';

const PREFIX = 'ino-draft:';

/** The notes of this tab and of those that are gone, with their keys and as they stand there. */
function notesFor(tab: string, living: ReadonlySet<string>): { key: string; text: string; note: Note | undefined }[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]: [string, unknown]) => {
      if (!key.startsWith(PREFIX) || typeof text !== 'string') return [];
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), text);
      if (success && output.tab !== tab && living.has(output.tab)) return [];
      return [{ key, text, note: success ? output : undefined }];
    });
  } catch {
    // Nothing may be kept here.
    return [];
  }
}

const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('ino-drafts', work) : work();

export async function openDraft(
  slot: string,
  shared: boolean,
): Promise<{ id: string; tab: string; draft: Draft | undefined }> {
  const [{ drafts }, { lasting }, tab] = await Promise.all([openUserData(), openStorage(), ownTab()]);
  return oneAtATime(async () => {
    const living = await livingTabs();
    const found = notesFor(tab, living);
    const notes = found.flatMap(({ note }) => note ?? []);
    const draft = await drafts.takeUp({ slot, tab, living, notes, shared });
    // What is kept in the page alone would go with it.
    for (const { key, text } of lasting ? found : []) {
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
    }
    return { id: shared ? slot : draftOfTab(slot, tab), tab, draft };
  });
}
