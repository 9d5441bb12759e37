/** The visitor's last searches. */
import type { Database } from '../database.ts';
import { Search } from '../schemas.ts';
import { Shelf, watch } from './validated-table.ts';

/** How many are remembered. */
export const MOST_SEARCHES = 10;

export function searchesIn(database: Database) {
  const searches = new Shelf(database.searches, Search);

  /** The last first. */
  const list = async (): Promise<Search[]> =>
    searches.only(await database.searches.orderBy('at').reverse().toArray()).slice(0, MOST_SEARCHES);

  return {
    list,

    /**
     * Remembers a search.
     * @param key the text as it is compared: the same in another spelling takes its place
     */
    remember: (key: string, text: string, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.searches, async () => {
        await searches.put({ key, text, at });
        await searches.trim(MOST_SEARCHES);
      }),

    forget: (key: string): Promise<void> => database.searches.delete(key),
    clear: (): Promise<void> => database.searches.clear(),
    watch: (changed: (searches: Search[]) => void) => watch(list, changed),
  };
}
