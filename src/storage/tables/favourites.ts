/** Favourites of the visitor: ids as in `product:sidr-honey-1kg`. */
import type { Database } from '../database.ts';
import { Favourite } from '../base-schemas.ts';
import { withStorageErrors } from '../to-storage-error.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

export function createFavouriteTable(database: Database) {
  const favourites = new ValidatedTable(database.favourites, Favourite);

  /** Returns all favourites, the newest first. */
  const list = async (): Promise<Favourite[]> =>
    favourites.parseAll(await database.favourites.orderBy('at').reverse().toArray());

  return withStorageErrors({
    list,
    ids: async (): Promise<string[]> => (await list()).map(({ id }) => id),
    is: async (id: string): Promise<boolean> => (await favourites.get(id)) !== undefined,

    /** Adds or removes a favourite; returns whether it is a favourite now. */
    toggle: (id: string, at = Date.now()): Promise<boolean> =>
      database.transaction('rw', database.favourites, async () => {
        const isFavourite = (await favourites.get(id)) === undefined;
        await (isFavourite ? favourites.upsert({ id, at }) : database.favourites.delete(id));
        return isFavourite;
      }),

    watch: (changed: (favourites: Favourite[]) => void) => observeQuery(list, changed),
  });
}
