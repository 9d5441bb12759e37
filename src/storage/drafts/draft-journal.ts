/**
 * Notes of unsaved values in local storage, written synchronously when a page is left, because database writes are
 * aborted then. The next page with a form or a list of drafts stores them: see `open-draft.ts`.
 */
import { setPresenceFlag } from '../set-presence-flag.ts';
import { PRESENCE_KEY } from '../presence-flag.ts';
import type { Json } from '../schemas/base-schemas.ts';

/** The beginning of the keys of notes in local storage. */
export const NOTE_PREFIX = 'ino-draft:';

export type DraftNote = {
  /** Id of the draft. */
  id: string;
  tab: string;
  values: Readonly<Record<string, Json>>;
  /** Names of the fields that are not in the database yet. */
  changed: readonly string[];
  /** The values that were saved last: a field that another tab has saved since keeps its value. */
  saved?: Readonly<Record<string, Json>>;
  at: number;
  /** Id of what was being made of the draft: a record, an entry of the ledger, a post or a group. */
  record?: string | undefined;
  /** The values that stay a draft if that was made: see `Replacement` of `draft-saver.ts`. */
  rest?: Readonly<Record<string, Json>> | undefined;
  /** The page that wrote the note before it had read the stored draft: see `unread-notes.ts`. */
  page?: number;
  /** Fields whose values follow the stored ones, each with the text between both. Only with a page. */
  separators?: Separators;
};

/** The text between a stored value and the one that follows it, by the name of the field. Lists are joined without it. */
export type Separators = Readonly<Record<string, string>>;

/** What identifies a note. */
export type NoteId = Pick<DraftNote, 'tab' | 'id' | 'page' | 'at'>;

const getKey = ({ tab, id, page }: Omit<NoteId, 'at'>): string => `${NOTE_PREFIX}${tab} ${id}${page ?? ''}`;

/** Writes a note of the unsaved values of a draft. */
export function noteDraft(note: DraftNote): void {
  try {
    localStorage.setItem(getKey(note), JSON.stringify(note));
    setPresenceFlag();
  } catch {
    // localStorage is full or blocked: the database has what was typed until a second ago.
  }
}

/**
 * Deletes the note of a draft, if there is one. A newer one stays: the next page of the tab has written it, or a duplicate of the tab,
 * while this page was still saving.
 */
export function deleteNote(note: NoteId): void {
  try {
    const key = getKey(note);
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as DraftNote;
    if (stored.at === note.at) localStorage.removeItem(key);
  } catch {
    // There is no note, or localStorage is blocked.
  }
}

/** Returns the value of the presence flag. Clearing all data removes or changes it. */
const readPresenceFlag = (): string | null => {
  try {
    return localStorage.getItem(PRESENCE_KEY);
  } catch {
    return null;
  }
};

/** Calls back when all data was cleared, in this tab or another, also while the page was in the back/forward cache. */
export function onDataCleared(onCleared: () => void, signal: AbortSignal): void {
  let last = readPresenceFlag();
  const check = () => {
    const now = readPresenceFlag();
    const isCleared = last !== null && now !== last;
    last = now;
    if (isCleared) onCleared();
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, check, { signal });
}
