/** Forgets, when a person wants it. */
import type { Database } from './database.ts';
import { throwStorageError } from './errors.ts';
import { settleFiles } from './file-owners.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from './schemas.ts';
import { ValidatedTable } from './tables/validated-table.ts';

/** Whose files go with a table. */
const OWNERS: Partial<Record<TableName, string>> = { drafts: 'draft:', records: 'record:' };

/** What every name in the browser's small storage starts with that is ours. */
const OURS = 'ino-';

/** Erases what stands beside the database: notes of what it did not take yet, and the mark that there is one. */
function eraseBeside(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    // What the browser forbids to read, it has not kept.
  }
  // All forms are told: what stands in them was erased too. Browsers tell the other tabs only.
  if ('dispatchEvent' in globalThis) dispatchEvent(new Event('storage'));
}

/**
 * Erases one table with the files that belong to it, or everything. All of it happens or nothing.
 * @throws DeviceFault where storage fails
 */
export async function clearData(database: Database, table?: TableName): Promise<void> {
  const forget = async () => {
    for (const name of table ? [table] : TABLE_NAMES) {
      await database[name].clear();
      const owner = OWNERS[name];
      if (owner) {
        const owners = await database.files.where('owner').startsWith(owner).uniqueKeys();
        await settleFiles(database, owners.map(String));
      }
    }
  };
  await database.transaction('rw', database.tables, forget).catch(throwStorageError);
  if (!table) eraseBeside();
}

/**
 * Erases the rows that cannot be read, and nothing else; returns how many there were.
 * @throws DeviceFault where storage fails
 */
export async function clearUnreadable(database: Database): Promise<number> {
  const forget = async () => {
    let erased = 0;
    for (const name of TABLE_NAMES) {
      const shelf = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
      erased += await database[name].filter((row) => shelf.parse(row) === undefined).delete();
    }
    return erased;
  };
  return database.transaction('rw', database.tables, forget).catch(throwStorageError);
}
