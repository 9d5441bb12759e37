/**
 * Notes of viewed entries in local storage, so that a page need not load the database to store that it was viewed. The next page
 * that opens the database moves them: see `../tables/recently-viewed.ts`. Small: product pages load it.
 */
import { readNoteList, writeNoteList } from './note-list.ts';

const KEY = 'ino-viewed';

/** Maximum number of stored entries, and of notes. */
export const MAX_RECENTLY_VIEWED = 20;

type ViewedNote = { id: string; at: number };

const isNote = (value: unknown): value is ViewedNote =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Returns the notes, the oldest first. */
export const readViewedNotes = (): ViewedNote[] => readNoteList(KEY, isNote);

/** Notes that an entry was viewed. */
export function noteViewed(id: string, at = Date.now()): void {
  const notes = [...readViewedNotes().filter((note) => note.id !== id), { id, at }];
  writeNoteList(KEY, notes.slice(-MAX_RECENTLY_VIEWED));
}

/** Deletes notes that are stored in the database, unless the entry was viewed again meanwhile. */
export function deleteViewedNotes(stored: readonly ViewedNote[]): void {
  const isStored = ({ id, at }: ViewedNote) => stored.some((note) => note.id === id && note.at === at);
  writeNoteList(
    KEY,
    readViewedNotes().filter((note) => !isStored(note)),
  );
}
