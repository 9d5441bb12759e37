/** Opens the database of the inbox. */
import type { DatabaseSync } from 'node:sqlite';
import { MIN_NODE } from '../server/start-check.ts';
import { migrate } from './migrations.ts';
import { retryWhileBusy } from './sqlite-errors.ts';
import { runInTransaction } from './transactions.ts';

/**
 * Checks that this version of Node has SQLite.
 * @throws Error that names the versions
 */
export function checkNodeVersion(version: string): void {
  if (version.localeCompare(MIN_NODE, 'en', { numeric: true }) >= 0) return;
  throw new Error(`The inbox needs Node ${MIN_NODE} or newer; this is ${version}`);
}

/**
 * Opens the database, and creates it if it is missing. A commit returns after the data is on the disk.
 * @throws Error when Node has no SQLite, or the database was written by a newer version
 */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  checkNodeVersion(process.versions.node);
  // This import is not at the top: a server on an older Node would end before it can say why.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    await retryWhileBusy(() => {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
      // What is erased is overwritten.
      database.exec('PRAGMA secure_delete = ON');
    });
    await retryWhileBusy(() => {
      runInTransaction(database, () => {
        migrate(database);
      });
    });
    return database;
  } catch (error) {
    // The next request tries again.
    database.close();
    throw error;
  }
}
