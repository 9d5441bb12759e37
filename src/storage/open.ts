/** Public entry point of the storage module. Imports the database lazily, when it is first needed. */
import { setPresenceFlagOnWrite, setPresenceFlag } from './set-presence-flag.ts';
import type { DeviceStorage } from './storage.ts';
import type { UserData } from './user-data.ts';

let opened: Promise<DeviceStorage> | undefined;

/**
 * Opens the storage, once per page.
 * @throws StorageError `newer` when a newer version of the site has upgraded the database. When the module cannot be
 *   loaded, it is the browser's error, and `getErrorCode` returns `unloaded`. The next call tries again.
 */
export function openStorage(): Promise<DeviceStorage> {
  opened ??= import('./storage.ts')
    .then(({ openDeviceStorage }) => openDeviceStorage())
    .then((storage) => {
      if (storage.isPersistent) {
        setPresenceFlag();
        setPresenceFlagOnWrite(storage.database);
      }
      return storage;
    })
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Returns whether this page has opened the storage, in memory included. */
export const isOpened = (): boolean => opened !== undefined;

let openedUserData: Promise<UserData> | undefined;

/**
 * Opens drafts, records, files and posts.
 * @throws StorageError as `openStorage` does
 */
export function openUserData(): Promise<UserData> {
  openedUserData ??= Promise.all([openStorage(), import('./user-data.ts')])
    .then(([{ database }, { createUserData }]) => createUserData(database))
    .catch((error: unknown) => {
      openedUserData = undefined;
      throw error;
    });
  return openedUserData;
}
