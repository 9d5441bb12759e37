/** Recently viewed entries: ids as in `product:sidr-honey-1kg`. */
import type { Database } from '../database.ts';
import { RecentlyViewed } from '../base-schemas.ts';
import { withStorageErrors } from '../to-storage-error.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

/** Maximum number of stored entries. */
export const MAX_RECENTLY_VIEWED = 20;

export function createRecentlyViewedTable(database: Database) {
  const seen = new ValidatedTable(database.seen, RecentlyViewed);

  /** Returns all entries, the newest first. */
  const list = async (): Promise<RecentlyViewed[]> =>
    seen.parseAll(await database.seen.orderBy('at').reverse().toArray()).slice(0, MAX_RECENTLY_VIEWED);

  return withStorageErrors({
    list,

    add: (id: string, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.seen, async () => {
        await seen.upsert({ id, at });
        await seen.pruneOldest(MAX_RECENTLY_VIEWED);
      }),

    watch: (changed: (seen: RecentlyViewed[]) => void) => observeQuery(list, changed),
  });
}
