/** Recent searches of the visitor. */
import type { Database } from '../database.ts';
import { Search } from '../schemas/base-schemas.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { createSettingTable } from './settings.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Maximum number of stored searches. */
export const MAX_RECENT_SEARCHES = 10;

/** Returns the functions that read and change recent searches. They reject with a `StorageError`. */
export function createSearchTable(database: Database) {
  const searches = new ValidatedTable(database.searches, Search);
  const settings = createSettingTable(database);

  /** Returns all searches, the newest first. */
  const list = async (): Promise<Search[]> =>
    searches.parseAll(await database.searches.orderBy('at').reverse().toArray()).slice(0, MAX_RECENT_SEARCHES);

  /** Returns all searches, or undefined while samples are shown, in one transaction. */
  const listUnlessSamples = (): Promise<Search[] | undefined> =>
    database.transaction('r', database.searches, database.settings, async () => {
      const stored = await list();
      return stored.length || (await settings.get('no-sample-searches')) ? stored : undefined;
    });

  return withStorageErrors({
    list,

    /**
     * Adds a search.
     * @param key the text folded for comparison: a spelling variant replaces the earlier search
     */
    add: (key: string, text: string, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.searches, async () => {
        await searches.upsert({ key, text, at });
        await searches.pruneOldest(MAX_RECENT_SEARCHES);
      }),

    remove: (key: string): Promise<void> => database.searches.delete(key),
    clear: (): Promise<void> => database.searches.clear(),
    watch: (changed: (searches: Search[] | undefined) => void) => observeQuery(listUnlessSamples, changed),
  });
}
