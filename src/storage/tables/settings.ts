/** Small values of the visitor, each under a key: see `../settings.ts`. */
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { readSettingNotes } from '../notes/read-setting-notes.ts';
import { deleteSettingNote } from '../notes/setting-notes.ts';
import { getInitialValue, Setting, type SettingKey, type SettingValue } from '../settings.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Returns the functions that read and change settings. They reject with a `StorageError`. */
export function createSettingTable(database: Database) {
  const settings = new ValidatedTable(database.settings, Setting);

  /** Returns the stored value, or the initial value of the setting when there is no valid one. */
  const get = async <Key extends SettingKey>(key: Key): Promise<SettingValue<Key>> => {
    const row = await settings.get(key);
    return row ? (row.value as SettingValue<Key>) : getInitialValue(key); // `Setting` has checked the value of this key
  };

  const set = async <Key extends SettingKey>(key: Key, value: SettingValue<Key>): Promise<void> => {
    await settings.upsert({ key, value });
  };

  return withStorageErrors({
    get,
    set,

    /** Stores what an earlier page has only noted. */
    async moveNotes(): Promise<void> {
      for (const note of readSettingNotes()) {
        // A note of another version of the site may have a value that this one cannot use.
        const row = v.safeParse(Setting, note);
        if (row.success) await settings.upsert(row.output);
        deleteSettingNote(note);
      }
    },

    /** Changes a value in one transaction, so that no change of another tab is lost between reading and writing. */
    update: <Key extends SettingKey>(
      key: Key,
      change: (value: SettingValue<Key>) => SettingValue<Key>,
    ): Promise<void> =>
      database.transaction('rw', database.settings, async () => {
        await set(key, change(await get(key)));
      }),

    watch: <Key extends SettingKey>(key: Key, onChange: (value: SettingValue<Key>) => void) =>
      observeQuery(() => get(key), onChange),
  });
}
