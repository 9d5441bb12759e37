/** The one database of a visitor's device: which tables it has, how it came to have them, and how it is opened. */
import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import { clearError, toErrorCode, StorageError, reportError, standingFault } from './errors.ts';
import type { TableName } from './schemas.ts';

/** Rows are unknown until their schema was asked: see `shelf.ts`. */
export type Database = Dexie & Record<TableName, Table<unknown, string>>;

export type Version = {
  /** Primary key and indexes of the tables that are new or changed, in Dexie's notation. */
  tables: Readonly<Record<string, string | null>>;
  /** Makes rows of the version before into rows of this one. */
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
};

/**
 * The database as it grew, the first version first. A version that was published is never edited: visitors have it.
 * What changes goes into a new one at the end.
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
];

/** The part of a browser that keeps. */
export type Storage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** A browser that forbids storage may forbid even asking for it. Dexie asks again, and shall hear that there is none. */
function browserStorage(): Storage | undefined {
  try {
    const { indexedDB, IDBKeyRange } = globalThis as Partial<typeof globalThis>;
    return indexedDB && IDBKeyRange ? { indexedDB, IDBKeyRange } : undefined;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
    return undefined;
  }
}

/** Storage that lives as long as the page. Loaded only where it is needed. */
async function pageStorage(): Promise<Storage> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** Dexie opens a database of a later version all the same, and may even mend its tables back: asked before. */
async function hasLaterVersion(name: string, { indexedDB }: Storage, version: number): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  const known = await indexedDB.databases().catch(() => []);
  return known.some((other) => other.name === name && isLater(other.version ?? 0, version));
}

/** Dexie counts in tens what it tells the browser. */
const isLater = (native: number, version: number): boolean => Math.floor(native / 10) > version;

function declare(name: string, versions: readonly Version[], storage: Storage): Database {
  // Live queries ask only whether Dexie has storage at all.
  Object.assign(Dexie.dependencies, storage);
  // Without its cache a live query never shows what is not committed yet.
  const options: DexieOptions = { ...storage, cache: 'disabled' };
  const database = new Dexie(name, options);
  for (const [index, { tables, upgrade }] of versions.entries()) {
    const declared = database.version(index + 1).stores({ ...tables });
    if (upgrade) declared.upgrade(upgrade);
  }
  // False: Dexie need not warn on the console of what is told to the person.
  database.on('blocked', () => {
    reportError('older-tab');
    return false;
  });
  database.on('versionchange', ({ newVersion }) => {
    // None: the database is being deleted. Dexie closes it, and makes it anew with the next call.
    if (newVersion === null) return undefined;
    database.close();
    reportError('newer');
    // Else Dexie would go on with what the newer version made.
    return false;
  });
  return database as Database; // Dexie has just given it its tables
}

async function open(name: string, versions: readonly Version[], storage: Storage): Promise<Database> {
  if (await hasLaterVersion(name, storage, versions.length)) throw new StorageError('newer');
  const database = declare(name, versions, storage);
  await database.open();
  clearError('older-tab');
  if (isLater(database.backendDB().version, versions.length)) {
    database.close();
    throw new StorageError('newer');
  }
  return database;
}

/** Whoever waits longer than this for the browser, in milliseconds, goes on without what it keeps. */
const PATIENCE = 10_000;

/**
 * What was opened, unless the browser never answers. An older tab may take its time: that is told.
 * @throws DeviceFault `broken` when there is no answer
 */
const openInTime = (opening: Promise<Database>): Promise<Database> =>
  new Promise((opened, fail) => {
    const giveUp = () => {
      if (standingFault() === 'older-tab') return;
      fail(new StorageError('broken'));
      // What comes now is used by nobody.
      opening.then(
        (database) => {
          database.close();
        },
        () => undefined,
      );
    };
    const timer = setTimeout(giveUp, PATIENCE);
    opening.then(
      (database) => {
        clearTimeout(timer);
        opened(database);
      },
      (error: unknown) => {
        clearTimeout(timer);
        fail(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });

/** The name of the database. */
export const DATABASE_NAME = 'ino';

export type Opened = {
  database: Database;
  /** Whether what is kept outlives the page. */
  lasting: boolean;
};

type Opening = { name?: string; versions?: readonly Version[]; storage?: Storage | undefined };

/**
 * Opens the database. Where the browser keeps nothing or cannot read what it kept, the same tables live as long as the
 * page, and the fault is raised.
 * @throws DeviceFault `newer` when a later version of the site keeps it
 */
export async function openDatabase(opening: Opening = {}): Promise<Opened> {
  const { name = DATABASE_NAME, versions = VERSIONS } = opening;
  const storage = 'storage' in opening ? opening.storage : browserStorage();
  try {
    if (!storage) throw new StorageError('blocked');
    return { database: await openInTime(open(name, versions, storage)), lasting: true };
  } catch (error) {
    const code = toErrorCode(error);
    if (code === undefined) throw error;
    reportError(code);
    if (code === 'newer') throw error;
    return { database: await open(name, versions, await pageStorage()), lasting: false };
  }
}
