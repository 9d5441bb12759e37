/** What the visitor marked with a heart: ids as in `product:sidr-honey-1kg`. */
import type { Database } from '../database.ts';
import { Favourite } from '../schemas.ts';
import { Shelf, watch } from './validated-table.ts';

export function favouritesIn(database: Database) {
  const favourites = new Shelf(database.favourites, Favourite);

  /** All of them, the last marked first. */
  const list = async (): Promise<Favourite[]> =>
    favourites.only(await database.favourites.orderBy('at').reverse().toArray());

  return {
    list,
    ids: async (): Promise<string[]> => (await list()).map(({ id }) => id),
    is: async (id: string): Promise<boolean> => (await favourites.get(id)) !== undefined,

    /** Marks or unmarks; returns whether it is marked now. */
    toggle: (id: string, at = Date.now()): Promise<boolean> =>
      database.transaction('rw', database.favourites, async () => {
        const marked = (await favourites.get(id)) === undefined;
        await (marked ? favourites.put({ id, at }) : database.favourites.delete(id));
        return marked;
      }),

    watch: (changed: (favourites: Favourite[]) => void) => watch(list, changed),
  };
}
