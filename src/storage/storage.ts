/**
 * The open database and the functions of its small tables. Drafts, records, files and posts are in `user-data.ts`.
 * Pages import both through `open.ts`.
 */
import { openDatabase, type Database, type OpenedDatabase } from './database.ts';
import { createFavouriteTable } from './tables/favourites.ts';
import { createSearchTable } from './tables/recent-searches.ts';
import { createRecentlyViewedTable } from './tables/recently-viewed.ts';
import { createSettingTable } from './tables/settings.ts';

/** Functions reject with a `StorageError`; `getErrorCode` returns its code. */
export type DeviceStorage = {
  /** False when the data is lost with the page. */
  isPersistent: boolean;
  favourites: ReturnType<typeof createFavouriteTable>;
  settings: ReturnType<typeof createSettingTable>;
  searches: ReturnType<typeof createSearchTable>;
  recentlyViewed: ReturnType<typeof createRecentlyViewedTable>;
  /** For operations over all tables: export, import, usage, clearing, the outbox. */
  database: Database;
};

/** Returns the small tables of an open database. It reads nothing yet. */
export const createStorage = ({ database, isPersistent }: OpenedDatabase): DeviceStorage => ({
  isPersistent,
  favourites: createFavouriteTable(database),
  settings: createSettingTable(database),
  searches: createSearchTable(database),
  recentlyViewed: createRecentlyViewedTable(database),
  database,
});

/**
 * Opens the database, and stores the notes of pages that did not open it.
 * @throws StorageError as `openDatabase` does
 */
export async function openDeviceStorage(): Promise<DeviceStorage> {
  const storage = createStorage(await openDatabase());
  // Errors are ignored: the notes stay. In memory they would be lost with the page.
  if (storage.isPersistent) {
    await storage.settings.moveNotes().catch(() => undefined);
    await storage.recentlyViewed.moveNotes().catch(() => undefined);
  }
  return storage;
}
