/**
 * The visitor's device: one open database and the functions of its small tables. Those of drafts and records are in
 * `papers.ts`. Pages take both from `open.ts`.
 */
import { openDatabase, type Database, type Opened } from './database.ts';
import { withFaults } from './errors.ts';
import { favouritesIn } from './tables/favourites.ts';
import { searchesIn } from './tables/recent-searches.ts';
import { seenIn } from './tables/recently-viewed.ts';
import { settingsIn } from './tables/settings.ts';

/** The functions reject with a `DeviceFault` where storage fails, and with what was wrong where a caller is. */
export type Device = {
  /** Whether what is kept outlives the page. */
  lasting: boolean;
  favourites: ReturnType<typeof favouritesIn>;
  settings: ReturnType<typeof settingsIn>;
  searches: ReturnType<typeof searchesIn>;
  seen: ReturnType<typeof seenIn>;
  /** For what goes over all tables: export and import, usage, erasing, the outbox. */
  database: Database;
};

export const deviceOver = ({ database, lasting }: Opened): Device => ({
  lasting,
  favourites: withFaults(favouritesIn(database)),
  settings: withFaults(settingsIn(database)),
  searches: withFaults(searchesIn(database)),
  seen: withFaults(seenIn(database)),
  database,
});

/** @throws DeviceFault `newer` when a later version of the site keeps the database */
export const openDevice = async (): Promise<Device> => deviceOver(await openDatabase());
