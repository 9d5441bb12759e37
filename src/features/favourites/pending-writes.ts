/**
 * Favourites that are not in the database yet. They are written to local storage immediately, so that a visitor who
 * leaves the page before the database is open loses nothing: the next page stores them.
 */

const KEY = 'ino-hearts';

/** Returns the pending changes by id: true to add a favourite, false to remove it. */
export function getPendingWrites(): Map<string, boolean> {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
    return new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    // Local storage is blocked, or the value is not ours.
    return new Map();
  }
}

/** Returns whether local storage has taken the writes. */
function write(writes: ReadonlyMap<string, boolean>): boolean {
  try {
    if (writes.size) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(writes)));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    // It is full or blocked.
    return false;
  }
}

/** Adds a pending change. Returns whether the next page finds it. */
export const addPendingWrite = (id: string, isFavourite: boolean): boolean =>
  write(getPendingWrites().set(id, isFavourite));

/** Removes a pending change after it was stored, unless it was changed again meanwhile. */
export function removePendingWrite(id: string, isFavourite: boolean): void {
  const writes = getPendingWrites();
  if (writes.get(id) !== isFavourite) return;
  writes.delete(id);
  write(writes);
}
