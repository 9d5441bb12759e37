/** Small preferences of the visitor, each under a key. */
import type { Database } from '../database.ts';
import { Setting, type Json } from '../schemas.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

/** Returns whether a stored value has the expected shape. */
export type Guard<Value> = (value: unknown) => value is Value;

export function createSettingTable(database: Database) {
  const settings = new ValidatedTable(database.settings, Setting);

  /** Returns the stored value, or the fallback when there is no valid one. */
  const get = async <Value>(key: string, guard: Guard<Value>, fallback: Value): Promise<Value> => {
    const value: unknown = (await settings.get(key))?.value;
    return guard(value) ? value : fallback;
  };

  return {
    get,

    set: async (key: string, value: Json): Promise<void> => {
      await settings.upsert({ key, value });
    },

    /** Changes a value in one transaction, so that no change of another tab is lost between reading and writing. */
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
