/**
 * Notes of viewed entries in local storage, so that a page need not load the database to store that it was viewed. The next page
 * that opens the database moves them: see `../tables/recently-viewed.ts`. Small: product pages load it.
 */
import { readNoteList, writeNoteList } from './note-list.ts';

/** Key of the notes in local storage. */
export const VIEWED_KEY = 'ino-viewed';

/** Maximum number of stored entries, and of notes. */
export const MAX_RECENTLY_VIEWED = 20;

export type ViewedNote = { id: string; at: number };

const isNote = (value: unknown): value is ViewedNote => {
  const { id, at } = Object(value) as { id?: unknown; at?: unknown }; // either may be missing
  return typeof id === 'string' && typeof at === 'number';
};

/** Returns the notes, the oldest first. */
export const readViewedNotes = (): ViewedNote[] => readNoteList(VIEWED_KEY, isNote);

/** Notes that an entry was viewed. */
export function noteViewed(id: string, at = Date.now()): void {
  const notes = [...readViewedNotes().filter((note) => note.id !== id), { id, at }];
  writeNoteList(VIEWED_KEY, notes.slice(-MAX_RECENTLY_VIEWED));
}
