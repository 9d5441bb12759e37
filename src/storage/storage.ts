/**
 * The visitor's device: one open database and the functions of its small tables. Those of drafts and records are in
 * `papers.ts`. Pages take both from `open.ts`.
 */
import { openDatabase, type Database, type Opened } from './database.ts';
import { wrapErrors } from './errors.ts';
import { createFavouriteTable } from './tables/favourites.ts';
import { createSearchTable } from './tables/recent-searches.ts';
import { createRecentlyViewedTable } from './tables/recently-viewed.ts';
import { createSettingTable } from './tables/settings.ts';

/** The functions reject with a `DeviceFault` where storage fails, and with what was wrong where a caller is. */
export type DeviceStorage = {
  /** Whether what is kept outlives the page. */
  lasting: boolean;
  favourites: ReturnType<typeof createFavouriteTable>;
  settings: ReturnType<typeof createSettingTable>;
  searches: ReturnType<typeof createSearchTable>;
  seen: ReturnType<typeof createRecentlyViewedTable>;
  /** For what goes over all tables: export and import, usage, erasing, the outbox. */
  database: Database;
};

export const createStorage = ({ database, lasting }: Opened): DeviceStorage => ({
  lasting,
  favourites: wrapErrors(createFavouriteTable(database)),
  settings: wrapErrors(createSettingTable(database)),
  searches: wrapErrors(createSearchTable(database)),
  seen: wrapErrors(createRecentlyViewedTable(database)),
  database,
});

/** @throws DeviceFault `newer` when a later version of the site keeps the database */
export const openDeviceStorage = async (): Promise<DeviceStorage> => createStorage(await openDatabase());
