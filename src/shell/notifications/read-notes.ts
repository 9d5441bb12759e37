/**
 * Ids of read notifications that are not in the database yet. They are written to local storage immediately, so that a visitor who
 * follows a notification before the database is open loses nothing: the next page stores them.
 */

import { readNoteList, writeNoteList } from '@/storage/notes/note-list.ts';
import { setPresenceFlag } from '@/storage/set-presence-flag.ts';

const KEY = 'ino-read';

const isId = (value: unknown): value is string => typeof value === 'string';

/** Returns the noted ids. */
export const getReadNotes = (): string[] => readNoteList(KEY, isId);

/** Notes that notifications were read. */
export const addReadNotes = (ids: readonly string[]): void => {
  writeNoteList(KEY, [...new Set([...getReadNotes(), ...ids])]);
  // The next page loads the notifications only if there is stored data.
  setPresenceFlag();
};

/** Deletes the notes of ids that are stored in the database. */
export const deleteReadNotes = (stored: readonly string[]): void => {
  writeNoteList(
    KEY,
    getReadNotes().filter((id) => !stored.includes(id)),
  );
};
