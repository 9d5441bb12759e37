import { openStorage } from '../open.ts';
import type { SettingKey, SettingValue } from '../settings.ts';
import { deleteSettingNote, noteSetting } from './setting-notes.ts';

/**
 * Saves what the visitor has chosen. If the page is left before it is stored, the next page stores it.
 * @returns whether the value outlives the page
 * @throws StorageError
 */
export async function saveSetting<Key extends SettingKey>(key: Key, value: SettingValue<Key>): Promise<boolean> {
  noteSetting(key, value);
  const { isPersistent, settings } = await openStorage();
  await settings.set(key, value);
  if (isPersistent) deleteSettingNote({ key, value });
  return isPersistent;
}
