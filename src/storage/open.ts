/** Public entry point of the storage module. Imports the database lazily, when it is first needed. */
import { setPresenceFlagOnWrite, setPresenceFlag } from './set-presence-flag.ts';

/** Returns a function that opens a store once per page. After a failure, the next call tries again. */
function openOnce<Store>(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}

let isStorageOpened = false;

/** Returns whether this page has opened the storage, in memory included. */
export const isOpened = (): boolean => isStorageOpened;

let resolveOpened: () => void;

/** Resolves when this page has opened the storage, in memory included. */
export const whenOpened = new Promise<void>((resolve) => {
  resolveOpened = resolve;
});

/**
 * Opens the storage, once per page.
 * @throws StorageError `newer` when a newer version of the site has upgraded the database; `full` without room for it. When the
 *   module cannot be loaded, it is the browser's error, and `getErrorCode` returns `unloaded`. The next call tries again.
 */
export const openStorage = openOnce(() =>
  import('./storage.ts')
    .then(({ openDeviceStorage }) => openDeviceStorage())
    .then((storage) => {
      if (storage.isPersistent) {
        setPresenceFlag();
        setPresenceFlagOnWrite(storage.database);
      }
      isStorageOpened = true;
      resolveOpened();
      return storage;
    }),
);

/**
 * Opens drafts, records, files and posts.
 * @throws StorageError as `openStorage` does
 */
export const openUserData = openOnce(() =>
  Promise.all([openStorage(), import('./user-data.ts')]).then(([{ database }, { createUserData }]) =>
    createUserData(database),
  ),
);
