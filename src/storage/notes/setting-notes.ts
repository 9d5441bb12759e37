/**
 * Notes of settings in local storage, written synchronously when the visitor chooses something, because the page may be left before
 * the database is open. The next page that opens the database stores them: see `../tables/settings.ts`.
 */
import { setPresenceFlag } from '../set-presence-flag.ts';
import type { SettingKey, SettingValue } from '../settings.ts';

/** The beginning of the keys of notes in local storage. */
export const NOTE_PREFIX = 'ino-setting:';

/** The value may be of another version of the site. */
export type SettingNote = { key: string; value: unknown };

/** Writes a note. */
export function noteSetting<Key extends SettingKey>(key: Key, value: SettingValue<Key>): void {
  try {
    localStorage.setItem(NOTE_PREFIX + key, JSON.stringify(value));
    setPresenceFlag();
  } catch {
    // Local storage is full or blocked: the value is lost if the visitor leaves before it is stored.
  }
}

/** Deletes the note of a value that is stored in the database, unless the setting was changed again meanwhile. */
export function deleteSettingNote({ key, value }: SettingNote): void {
  try {
    if (localStorage.getItem(NOTE_PREFIX + key) === JSON.stringify(value)) localStorage.removeItem(NOTE_PREFIX + key);
  } catch {
    // Local storage is blocked, so there is no note.
  }
}
