/** The IndexedDB database: its schema versions, and opening it. */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import { StorageError } from './errors/storage-error.ts';
import { clearError, reportErrorCode, getCurrentError } from './errors/reported-errors.ts';
import { rethrow, toStorageError } from './errors/to-storage-error.ts';
import type { TableName } from './schemas/table-schemas.ts';

/**
 * Rows are `unknown` until a schema has parsed them: see `tables/validated-table.ts`. Transactions reject with a
 * `StorageError`; outside of one, use the functions of `tables/`, which do so too.
 */
export type Database = Dexie & Record<TableName, Table<unknown, string>>;

export type Version = {
  /** Primary key and indexes of the tables that are new or changed, in Dexie's notation. */
  tables: Readonly<Record<string, string | null>>;
  /** Migrates the rows of the previous version to this one. */
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
};

/**
 * All schema versions, the first one first. Never edit a published version, because visitors have it: append a new one.
 */
export const VERSIONS: readonly Version[] = [
  {
    tables: {
      drafts: 'id, at',
      records: 'id, [action+at], at, delivery.state',
      files: 'id, owner',
      favourites: 'id, at',
      settings: 'key',
      searches: 'key, at',
      seen: 'id, at',
    },
  },
  { tables: { posts: 'id, at' } },
  { tables: { ledger: 'key, at' } },
  { tables: { threads: 'id', records: 'id, [action+at], at, delivery.state, conversation, [conversation+at]' } },
  { tables: { campaigns: 'id, createdAt, state' } },
  { tables: { products: 'id, position' } },
  // Rows of `files` have bytes instead of a blob, which the version before cannot read. Older rows stay as they are.
  { tables: {} },
];

/** The IndexedDB implementation that the database runs on. */
export type IndexedDbBackend = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** Accessing `indexedDB` throws when storage is blocked. Dexie accesses it again, so it is replaced by `undefined`. */
function getBrowserBackend(): IndexedDbBackend | undefined {
  try {
    const { indexedDB, IDBKeyRange } = globalThis as Partial<typeof globalThis>;
    return indexedDB && IDBKeyRange ? { indexedDB, IDBKeyRange } : undefined;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
    return undefined;
  }
}

/** Returns in-memory storage that lives as long as the page. Loaded only when the browser has no storage. */
async function createMemoryBackend(): Promise<IndexedDbBackend> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/**
 * Checks for a newer database before opening, because Dexie opens newer databases too and may downgrade their tables.
 */
async function isUpgradedByNewerSite(name: string, { indexedDB }: IndexedDbBackend, version: number): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some((other) => other.name === name && isNewerVersion(other.version ?? 0, version));
}

/** Dexie multiplies its versions by ten for the browser. */
const isNewerVersion = (native: number, version: number): boolean => Math.floor(native / 10) > version;

/** Dexie's type does not say that there may be no transaction. */
const isInTransaction = (): boolean => (Dexie.currentTransaction as Transaction | null) !== null;

function createDatabase(name: string, versions: readonly Version[], storage: IndexedDbBackend): Database {
  // Live queries only check that Dexie has any IndexedDB at all.
  Object.assign(Dexie.dependencies, storage);
  // With Dexie's cache, live queries would include uncommitted changes.
  const options: DexieOptions = { ...storage, cache: 'disabled' };
  const database = new Dexie(name, options);
  for (const [index, { tables, upgrade }] of versions.entries()) {
    const declared = database.version(index + 1).stores({ ...tables });
    if (upgrade) declared.upgrade(upgrade);
  }
  // `false` keeps Dexie from warning on the console: the user sees the error on the page.
  database.on('blocked', () => {
    reportErrorCode('older-tab');
    return false;
  });
  database.on('versionchange', ({ newVersion }) => {
    // No new version: the database is being deleted. Dexie closes it and creates it again with the next call.
    if (newVersion === null) return undefined;
    database.close();
    reportErrorCode('newer');
    // Otherwise Dexie would continue on the tables of the newer version.
    return false;
  });
  const runTransaction = database.transaction.bind(database) as (...values: unknown[]) => Promise<unknown>; // has overloads
  // Dexie opens the database again after it was deleted. It then starts all that has waited at once, and mixes up what belongs to
  // which transaction. So a transaction starts afterwards.
  const waitUntilOpen = async (): Promise<void> => {
    await database.open();
  };
  const transaction = (...values: unknown[]): Promise<unknown> =>
    // A part of a transaction cannot wait, and a database that was closed for a newer version stays closed.
    (isInTransaction() || database.hasBeenClosed()
      ? runTransaction(...values)
      : waitUntilOpen().then(() => runTransaction(...values))
    ).catch(rethrow);
  return Object.assign(database, { transaction }) as Database; // Dexie has added the tables
}

async function open(name: string, versions: readonly Version[], storage: IndexedDbBackend): Promise<Database> {
  if (await isUpgradedByNewerSite(name, storage, versions.length)) throw new StorageError('newer');
  const database = createDatabase(name, versions, storage);
  await database.open();
  clearError('older-tab');
  if (isNewerVersion(database.backendDB().version, versions.length)) {
    database.close();
    throw new StorageError('newer');
  }
  return database;
}

/** Maximum time to wait for the browser to open the database, in seconds. */
const OPEN_TIMEOUT_SECONDS = 10;

/**
 * Resolves with the opened database, or rejects when the browser does not respond in time. While an older tab blocks
 * the upgrade it waits without limit, because the user is asked to close that tab. It counts seconds instead of reading a clock:
 * when a computer wakes up, a timer of ten seconds would end before the browser could respond.
 * @throws StorageError `broken` on a timeout
 */
const openWithTimeout = (opening: Promise<Database>): Promise<Database> =>
  new Promise((resolve, reject) => {
    let seconds = 0;
    const countSecond = () => {
      seconds += 1;
      if (seconds < OPEN_TIMEOUT_SECONDS) return;
      clearInterval(timer);
      if (getCurrentError() === 'older-tab') return;
      reject(new StorageError('broken'));
      // A database that opens after the timeout is not used.
      opening.then(
        (database) => {
          database.close();
        },
        () => undefined,
      );
    };
    const timer = setInterval(countSecond, 1_000);
    opening.then(resolve, reject).finally(() => {
      clearInterval(timer);
    }) as SafePromise<void>;
  });

/** Name of the database on the visitor's device. Must never change. */
const DATABASE_NAME = 'ino';

/** The database of the browser, or one in memory. */
export type OpenedDatabase = {
  database: Database;
  /** False when the data is lost with the page. */
  isPersistent: boolean;
};

type OpenOptions = { name?: string; versions?: readonly Version[]; storage?: IndexedDbBackend | undefined };

/**
 * Opens the database. When the browser blocks storage or cannot read it, the same tables are created in memory and the
 * error is reported to `subscribeErrors`.
 * @throws StorageError `newer` when a newer version of the site has upgraded the database; `full` without room for it
 */
export async function openDatabase(opening: OpenOptions = {}): Promise<OpenedDatabase> {
  const { name = DATABASE_NAME, versions = VERSIONS } = opening;
  const storage = 'storage' in opening ? opening.storage : getBrowserBackend();
  try {
    if (!storage) throw new StorageError('blocked');
    const database = await openWithTimeout(open(name, versions, storage));
    clearError('full');
    return { database, isPersistent: true };
  } catch (error) {
    const storageError = toStorageError(error);
    if (!(storageError instanceof StorageError)) throw error;
    reportErrorCode(storageError.code);
    // With tables in memory, trying again would never store anything.
    if (storageError.code === 'newer' || storageError.code === 'full') throw storageError;
    return { database: await open(name, versions, await createMemoryBackend()), isPersistent: false };
  }
}
