/** Deletes the visitor's data at their request. */
import { removeServiceWorker } from '@/service-worker/caches.ts';
import type { Database } from './database.ts';
import { reconcileFiles } from './file-owners.ts';
import { getCampaignOwner, getDraftOwner, getProductOwner, getRecordOwner } from './tables/files.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from './schemas/table-schemas.ts';
import { ValidatedTable } from './tables/validated-table.ts';
import { deleteViewedNotes } from './notes/delete-viewed-notes.ts';
import { readViewedNotes } from './notes/viewed-notes.ts';

/** The functions that return the owner of the files of a row, for each table whose rows have files. */
const GET_OWNER: Partial<Record<TableName, (id: string) => string>> = {
  drafts: getDraftOwner,
  records: getRecordOwner,
  products: getProductOwner,
  campaigns: getCampaignOwner,
};

/** Prefix of all keys of this site in local storage. */
const KEY_PREFIX = 'ino-';

/** Deletes local storage entries: pending writes, the draft journal and the presence flag. */
function clearLocalStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY_PREFIX)) localStorage.removeItem(key);
  } catch {
    // localStorage is blocked, so it holds no data.
  }
  // Notifies forms on this page, because browsers send `storage` events only to the other tabs.
  if ('dispatchEvent' in globalThis) dispatchEvent(new Event('storage'));
}

/**
 * Deletes all that is stored outside of the database.
 * @returns whether the pages that are stored for use without a network were deleted, too
 */
export function clearOutsideDatabase(): Promise<boolean> {
  clearLocalStorage();
  return removeServiceWorker();
}

/**
 * Deletes one table with the files that belong to it, or all tables, in one transaction, and then all that is stored outside of
 * the database. Nothing was deleted when it rejects.
 * @returns whether the pages that are stored for use without a network were deleted, too; true for one table
 * @throws StorageError
 */
export async function clearData(database: Database, table?: TableName): Promise<boolean> {
  const clear = async () => {
    for (const name of table ? [table] : TABLE_NAMES) {
      await database[name].clear();
      const prefix = GET_OWNER[name]?.('');
      if (prefix) {
        const owners = await database.files.where('owner').startsWith(prefix).uniqueKeys();
        await reconcileFiles(database, owners.map(String));
      }
    }
  };
  await database.transaction('rw', database.tables, clear);
  if (table === 'seen') deleteViewedNotes(readViewedNotes());
  return table !== undefined || clearOutsideDatabase();
}

/**
 * Deletes only the rows that cannot be read, with the files that belong to them, and returns how many rows there were.
 */
export async function clearUnreadable(database: Database): Promise<number> {
  const clear = async () => {
    let deletedCount = 0;
    const owners: string[] = [];
    for (const name of TABLE_NAMES) {
      const validatedTable = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
      const unreadable = database[name].filter((row) => validatedTable.parse(row) === undefined);
      const keys = await unreadable.primaryKeys();
      await database[name].bulkDelete(keys);
      deletedCount += keys.length;
      const getOwner = GET_OWNER[name];
      if (getOwner) owners.push(...keys.map(getOwner));
    }
    await reconcileFiles(database, owners);
    return deletedCount;
  };
  return database.transaction('rw', database.tables, clear);
}
