/** Recently viewed entries: ids as in `product:sidr-honey-1kg`. Pages only note them, see `notes/viewed-notes.ts`. */
import type { Database } from '../database.ts';
import { RecentlyViewed } from '../schemas/base-schemas.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';
import { deleteViewedNotes } from '../notes/delete-viewed-notes.ts';
import { MAX_RECENTLY_VIEWED, readViewedNotes } from '../notes/viewed-notes.ts';

/** Returns the functions that read and add recently viewed entries. They reject with a `StorageError`. */
export function createRecentlyViewedTable(database: Database) {
  const seen = new ValidatedTable(database.seen, RecentlyViewed);

  /** Returns all entries, the newest first. */
  const list = async (): Promise<RecentlyViewed[]> =>
    seen.parseAll(await database.seen.orderBy('at').reverse().toArray()).slice(0, MAX_RECENTLY_VIEWED);

  /** Stores that an entry was viewed, unless it was viewed later already. */
  const add = (id: string, at: number): Promise<void> =>
    database.transaction('rw', database.seen, async () => {
      const stored = await seen.get(id);
      if (!stored || stored.at < at) await seen.upsert({ id, at });
      await seen.pruneOldest(MAX_RECENTLY_VIEWED);
    });

  /** Moves the notes to the table. One that it cannot have, such as of another program, is only deleted. */
  const moveNotes = async (): Promise<void> => {
    const notes = readViewedNotes();
    for (const { id, at } of seen.parseAll(notes)) await add(id, at);
    if (notes.length > 0) deleteViewedNotes(notes);
  };

  /** Calls back with all entries, now and after each change, also of pages in other tabs, which only note their entry. */
  const watch = (changed: (seen: RecentlyViewed[]) => void): (() => void) => {
    const onStorage = () => {
      // Errors are ignored: the notes stay.
      moveNotes().catch(() => undefined);
    };
    addEventListener('storage', onStorage);
    const unsubscribe = observeQuery(list, changed);
    return () => {
      removeEventListener('storage', onStorage);
      unsubscribe();
    };
  };

  return { ...withStorageErrors({ list, add, moveNotes }), watch };
}
