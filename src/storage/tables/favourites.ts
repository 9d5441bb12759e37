/** Favourites of the visitor: ids as in `product:sidr-honey-1kg`. */
import type { Database } from '../database.ts';
import { Favourite } from '../schemas/base-schemas.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Returns the functions that read and change favourites. They reject with a `StorageError`. */
export function createFavouriteTable(database: Database) {
  const favourites = new ValidatedTable(database.favourites, Favourite);

  /** Returns all favourites, the newest first. */
  const list = async (): Promise<Favourite[]> =>
    favourites.parseAll(await database.favourites.orderBy('at').reverse().toArray());

  return withStorageErrors({
    list,

    /** Adds or removes a favourite. Idempotent: one that exists keeps its time. */
    set: (id: string, isMarked: boolean, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.favourites, async () => {
        if (!isMarked) await database.favourites.delete(id);
        else if (!(await favourites.get(id))) await favourites.upsert({ id, at });
      }),

    watch: (changed: (favourites: Favourite[]) => void) => observeQuery(list, changed),
  });
}
