/** What the visitor looked at last: ids as in `product:sidr-honey-1kg`. */
import type { Database } from '../database.ts';
import { Seen } from '../schemas.ts';
import { Shelf, watch } from './validated-table.ts';

/** How many are remembered. */
export const MOST_SEEN = 20;

export function seenIn(database: Database) {
  const seen = new Shelf(database.seen, Seen);

  /** The last first. */
  const list = async (): Promise<Seen[]> =>
    seen.only(await database.seen.orderBy('at').reverse().toArray()).slice(0, MOST_SEEN);

  return {
    list,

    remember: (id: string, at = Date.now()): Promise<void> =>
      database.transaction('rw', database.seen, async () => {
        await seen.put({ id, at });
        await seen.trim(MOST_SEEN);
      }),

    watch: (changed: (seen: Seen[]) => void) => watch(list, changed),
  };
}
