/** The visitor's device: every table's functions over one open database. Pages take it from `open.ts`. */
import { openDatabase, type Database, type Opened } from './database.ts';
import { draftsIn } from './drafts.ts';
import { withFaults } from './faults.ts';
import { favouritesIn } from './favourites.ts';
import { filesIn } from './files.ts';
import { recordsIn } from './records.ts';
import { searchesIn } from './searches.ts';
import { seenIn } from './seen.ts';
import { settingsIn } from './settings.ts';

/** The functions reject with a `DeviceFault` where storage fails, and with what was wrong where a caller is. */
export type Device = {
  /** Whether what is kept outlives the page. */
  lasting: boolean;
  drafts: ReturnType<typeof draftsIn>;
  records: ReturnType<typeof recordsIn>;
  files: ReturnType<typeof filesIn>;
  favourites: ReturnType<typeof favouritesIn>;
  settings: ReturnType<typeof settingsIn>;
  searches: ReturnType<typeof searchesIn>;
  seen: ReturnType<typeof seenIn>;
  /** For what goes over all tables: export and import, usage, erasing, the outbox. */
  database: Database;
};

export const deviceOver = ({ database, lasting }: Opened): Device => ({
  lasting,
  drafts: withFaults(draftsIn(database)),
  records: withFaults(recordsIn(database)),
  files: withFaults(filesIn(database)),
  favourites: withFaults(favouritesIn(database)),
  settings: withFaults(settingsIn(database)),
  searches: withFaults(searchesIn(database)),
  seen: withFaults(seenIn(database)),
  database,
});

/** @throws DeviceFault `newer` when a later version of the site keeps the database */
export const openDevice = async (): Promise<Device> => deviceOver(await openDatabase());
