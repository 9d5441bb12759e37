/** Small choices of the visitor, each under a key. */
import type { Database } from '../database.ts';
import { Setting, type Json } from '../schemas.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

/** Says whether what was found has the shape that the caller put. */
export type Guard<Value> = (value: unknown) => value is Value;

export function createSettingTable(database: Database) {
  const settings = new ValidatedTable(database.settings, Setting);

  /** What was set, or the fallback where nothing valid is. */
  const get = async <Value>(key: string, guard: Guard<Value>, fallback: Value): Promise<Value> => {
    const value: unknown = (await settings.get(key))?.value;
    return guard(value) ? value : fallback;
  };

  return {
    get,

    set: async (key: string, value: Json): Promise<void> => {
      await settings.upsert({ key, value });
    },

    /** Changes what is set in one transaction, so that no other tab's change between reading and writing is lost. */
    update: <Value extends Json>(
      key: string,
      guard: Guard<Value>,
      fallback: Value,
      change: (value: Value) => Value,
    ): Promise<void> =>
      database.transaction('rw', database.settings, async () => {
        await settings.upsert({ key, value: change(await get(key, guard, fallback)) });
      }),

    watch: <Value>(key: string, guard: Guard<Value>, fallback: Value, changed: (value: Value) => void) =>
      observeQuery(() => get(key, guard, fallback), changed),
  };
}
