/**
 * Ids of read notifications that are not in the database yet. They are written to local storage immediately, so that a visitor who
 * follows a notification before the database is open loses nothing: the next page stores them.
 */

import { setPresenceFlag } from '@/storage/set-presence-flag.ts';

const KEY = 'ino-read';

/** Returns the noted ids. Local storage may contain anything. */
export function getReadNotes(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Local storage is blocked, or the value is not ours.
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    // Local storage is full or blocked: the ids are lost if the visitor leaves before they are stored.
  }
}

/** Notes that notifications were read. */
export const addReadNotes = (ids: readonly string[]): void => {
  write([...new Set([...getReadNotes(), ...ids])]);
  // The next page loads the notifications only if there is stored data.
  setPresenceFlag();
};

/** Deletes the notes of ids that are stored in the database. */
export const deleteReadNotes = (stored: readonly string[]): void => {
  write(getReadNotes().filter((id) => !stored.includes(id)));
};
