/**
 * Notes of viewed entries in local storage, so that a page need not load the database to store that it was viewed. The next page
 * that opens the database moves them: see `../tables/recently-viewed.ts`. Small: product pages load it.
 */

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

/** Returns the notes, the oldest first. Local storage may contain anything. */
export function readViewedNotes(): ViewedNote[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    // Local storage is blocked, or the value is not ours.
    return [];
  }
}

function write(notes: readonly ViewedNote[]): void {
  try {
    if (notes.length > 0) localStorage.setItem(KEY, JSON.stringify(notes.slice(-MAX_RECENTLY_VIEWED)));
    else localStorage.removeItem(KEY);
  } catch {
    // Local storage is full or blocked: the view is not stored. The visitor did not request it.
  }
}

/** Notes that an entry was viewed. */
export function noteViewed(id: string, at = Date.now()): void {
  write([...readViewedNotes().filter((note) => note.id !== id), { id, at }]);
}

/** Deletes notes that are stored in the database, unless the entry was viewed again meanwhile. */
export function deleteViewedNotes(stored: readonly ViewedNote[]): void {
  const isStored = ({ id, at }: ViewedNote) => stored.some((note) => note.id === id && note.at === at);
  write(readViewedNotes().filter((note) => !isStored(note)));
}
