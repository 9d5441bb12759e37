import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase, VERSIONS, type Version } from './database.ts';
import type { StorageErrorCode } from './errors/storage-error.ts';
import { clearError, subscribeErrors } from './errors/reported-errors.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from './schemas/table-schemas.ts';
import { createRecordInput, createTestProfile, collect, type TestProfile, createStores } from './testing/profile.ts';
import * as v from 'valibot';

/** The published first version, spelled out: it must stay readable whatever happens to the declaration. */
const FIRST = {
  version: 10,
  stores: {
    drafts: { key: 'id', indexes: { at: 'at' } },
    records: { key: 'id', indexes: { '[action+at]': ['action', 'at'], at: 'at', 'delivery.state': 'delivery.state' } },
    files: { key: 'id', indexes: { owner: 'owner' } },
    favourites: { key: 'id', indexes: { at: 'at' } },
    settings: { key: 'key', indexes: {} },
    searches: { key: 'key', indexes: { at: 'at' } },
    seen: { key: 'id', indexes: { at: 'at' } },
  },
  rows: {
    drafts: [{ id: 'contact:', values: { message: 'السلام عليكم', urgent: true }, startedAt: 1, at: 2 }],
    records: [
      {
        id: 'b7c9a1de-3f52-4c3e-9a10-5b1d0c9f7e21',
        number: 'RQ-261121-7F3K',
        action: 'quotation',
        form: 'quotation',
        title: 'Quotation request',
        about: { kind: 'product', id: 'sidr-honey-1kg', name: 'Sidr honey', path: '/ProductPage/sidr-honey-1kg' },
        answers: [{ name: 'quantity', label: 'Quantity', kind: 'number', value: 40, text: '40 jars' }],
        files: ['file-1'],
        at: 1795248000000,
        delivery: {
          state: 'queued',
          tries: 3,
          next: 1795248900000,
          status: 503,
          said: 'Later, please',
          reason: 'busy',
          unsure: true,
        },
        draft: { id: 'quotation:sidr-honey-1kg', values: { quantity: 40 }, startedAt: 3, at: 4 },
      },
    ],
    files: [
      {
        id: 'file-1',
        owner: 'record:b7c9a1de-3f52-4c3e-9a10-5b1d0c9f7e21',
        name: 'label.txt',
        type: 'text/plain',
        size: 5,
        blob: new Blob(['honey'], { type: 'text/plain' }),
        at: 5,
      },
    ],
    favourites: [{ id: 'product:sidr-honey-1kg', at: 6 }],
    settings: [{ key: 'theme', value: { dark: true } }],
    searches: [{ key: 'honey', text: 'Hóney', at: 7 }],
    seen: [{ id: 'product:sidr-honey-1kg', at: 8 }],
  },
} as const;

/** Creates the first version with the browser's own API only. */
function createFirstVersion({ name, storage }: TestProfile): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = storage.indexedDB.open(name, FIRST.version);
    request.onupgradeneeded = () => {
      for (const [table, { key, indexes }] of Object.entries(FIRST.stores)) {
        const store = request.result.createObjectStore(table, { keyPath: key });
        for (const [index, path] of Object.entries<string | readonly string[]>(indexes)) {
          store.createIndex(index, typeof path === 'string' ? path : [...path]);
        }
        for (const row of FIRST.rows[table as keyof typeof FIRST.rows]) store.put(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => {
      reject(request.error ?? new Error('unknown'));
    };
  });
}

const SECOND: Version = {
  tables: { favourites: 'id, at, kind', numbered: '++id' },
  upgrade: (transaction) =>
    transaction
      .table<{ id: string; kind?: string }>('favourites')
      .toCollection()
      .modify((row) => {
        row.kind = row.id.split(':')[0] ?? '';
      }),
};

/** IndexedDB whose databases cannot be opened. */
function createRefusingProfile(error: string, how: 'at once' | 'later'): TestProfile {
  const profile = createTestProfile();
  const fail = () => {
    throw new DOMException('refused', error);
  };
  const failLater = () => {
    const request: { error: DOMException; onerror?: (event: unknown) => void } = {
      error: new DOMException('refused', error),
    };
    queueMicrotask(() => {
      request.onerror?.({ target: request });
    });
    return request;
  };
  const indexedDB = Object.assign(new IDBFactory(), { open: how === 'later' ? failLater : fail });
  return { ...profile, storage: { indexedDB, IDBKeyRange } };
}

const getErrors = (): readonly StorageErrorCode[] => {
  let standing: readonly StorageErrorCode[] = [];
  subscribeErrors((codes) => {
    standing = codes;
  })();
  return standing;
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const code of ['full', 'blocked', 'newer', 'older-tab', 'broken', 'unloaded'] as const) clearError(code);
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('versions', () => {
  test('reads a database of the first version without loss', async () => {
    const profile = createTestProfile();
    await createFirstVersion(profile);
    const { database, isPersistent } = await openDatabase(profile);
    expect(isPersistent).toBe(true);
    const before: Partial<Record<TableName, readonly unknown[]>> = FIRST.rows;
    for (const table of TABLE_NAMES) {
      const rows = await database[table].toArray();
      expect(rows).toEqual(before[table] ?? []);
      for (const row of rows)
        expect(v.safeParse(TABLE_SCHEMAS[table], row)).toMatchObject({ success: true, output: row });
    }
    const { records, files } = createStores({ database, isPersistent });
    expect(await records.list({ action: 'quotation' })).toEqual(FIRST.rows.records);
    expect(await (await files.get('file-1'))?.blob.text()).toBe('honey');
  });

  test('adds and changes tables in a later version without loss', async () => {
    const profile = createTestProfile();
    await createFirstVersion(profile);
    const { database } = await openDatabase({ ...profile, versions: [...VERSIONS, SECOND] });
    const { favourites, ...others } = FIRST.rows;
    for (const [table, rows] of Object.entries(others)) expect(await database.table(table).toArray()).toEqual(rows);
    expect(await database.favourites.toArray()).toEqual([{ ...favourites[0], kind: 'product' }]);
    expect(await database.table('numbered').count()).toBe(0);
  });

  test('leaves the database unchanged when an upgrade fails', async () => {
    const profile = createTestProfile();
    await createFirstVersion(profile);
    const failUpgrade = () => Promise.reject(new Dexie.ConstraintError('no'));
    const { isPersistent } = await openDatabase({
      ...profile,
      versions: [...VERSIONS, { ...SECOND, upgrade: failUpgrade }],
    });
    expect([isPersistent, getErrors()]).toEqual([false, ['broken']]);
    const { database } = await openDatabase(profile);
    expect(await database.drafts.toArray()).toEqual(FIRST.rows.drafts);
  });

  test.each(['known', 'unknown'])(
    'a database of a later version is left runExclusively, its version %s beforehand',
    async (asked) => {
      const profile = createTestProfile();
      const later = await openDatabase({ ...profile, versions: [...VERSIONS, SECOND] });
      later.database.close();
      if (asked === 'unknown') vi.spyOn(profile.storage.indexedDB, 'databases').mockResolvedValue([]);
      await expect(openDatabase(profile)).rejects.toMatchObject({ code: 'newer' });
      expect(getErrors()).toEqual(['newer']);
      const again = await openDatabase({ ...profile, versions: [...VERSIONS, SECOND] });
      expect(again.database.backendDB().version).toBe((VERSIONS.length + 1) * 10);
    },
  );

  test('lets a newer tab upgrade; the older one reports that it must be reloaded and stops writing', async () => {
    const profile = createTestProfile();
    const older = createStores(await openDatabase(profile));
    await older.favourites.set('product:a', true, 1);
    const newer = await openDatabase({ ...profile, versions: [...VERSIONS, SECOND] });
    expect(await newer.database.favourites.toArray()).toEqual([{ id: 'product:a', at: 1, kind: 'product' }]);
    expect(getErrors()).toContain('newer');
    await expect(older.favourites.set('product:b', true)).rejects.toMatchObject({
      name: 'StorageError',
      code: 'newer',
    });
    await expect(older.favourites.list()).rejects.toMatchObject({ name: 'StorageError', code: 'newer' });
    newer.database.close();
  });

  test('waits for an older tab that stays open, and reports it', async () => {
    const profile = createTestProfile();
    await createFirstVersion(profile);
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = profile.storage.indexedDB.open(profile.name, FIRST.version);
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const opening = openDatabase({ ...profile, versions: [...VERSIONS, SECOND] });
    await collect(subscribeErrors, (codes) => codes.includes('older-tab'));
    older.close();
    expect((await opening).isPersistent).toBe(true);
    expect(getErrors()).toEqual([]);
  });

  test('creates the database again when it was deleted while open', async () => {
    const profile = createTestProfile();
    const { favourites } = createStores(await openDatabase(profile));
    await favourites.set('product:a', true);
    await new Promise((resolve) => {
      profile.storage.indexedDB.deleteDatabase(profile.name).onsuccess = resolve;
    });
    expect(await favourites.list()).toEqual([]);
    await favourites.set('product:b', true);
    expect((await favourites.list()).map(({ id }) => id)).toEqual(['product:b']);
    expect(getErrors()).toEqual([]);
  });

  test('keeps transactions whole when it was deleted while open, beside subscriptions', async () => {
    const profile = createTestProfile();
    const { drafts, records, settings } = createStores(await openDatabase(profile));
    const stop = [
      records.watchList({ action: 'profile', limit: 1 }, () => undefined),
      settings.watch('place', () => undefined),
      settings.watch('signed-in', () => undefined),
      drafts.watch('profile:', () => undefined),
    ];
    const open = () =>
      drafts.restore({ slot: 'profile:', tab: 'a', openTabs: new Set(['a']), notes: [], isShared: true });
    for (const tick of [0, 1, 2, 3, 5, 10]) {
      for (const isRunning of [false, true]) {
        const running = isRunning ? open() : undefined;
        profile.storage.indexedDB.deleteDatabase(profile.name);
        for (let ticks = 0; ticks < tick; ticks++) await new Promise((resolve) => setImmediate(resolve));
        expect([await running, await open()]).toEqual([undefined, undefined]);
      }
    }
    for (const unsubscribe of stop) unsubscribe();
  });
});

describe('storage that cannot persist', () => {
  test.each([
    ['SecurityError', 'at once', 'blocked'],
    ['InvalidStateError', 'later', 'blocked'],
    ['UnknownError', 'later', 'broken'],
  ] as const)('%s %s: falls back to memory and reports the error', async (error, how, code) => {
    const opened = await openDatabase(createRefusingProfile(error, how));
    expect([opened.isPersistent, getErrors()]).toEqual([false, [code]]);
    const { records, drafts } = createStores(opened);
    const heard = collect<unknown[]>(
      (changed) => records.watchList({}, changed),
      (list) => list.length === 1,
    );
    await drafts.save('contact:', { message: 'hello' });
    const { id } = await records.submit(createRecordInput(1), { draft: 'contact:' });
    expect(await heard).toMatchObject([{ id }]);
    expect(await records.undo(id)).toBe('undone');
    expect(await drafts.get('contact:')).toMatchObject({ values: { message: 'hello' } });
  });

  test('falls back to memory without IndexedDB, and when accessing it throws', async () => {
    expect((await openDatabase({ name: 'none', storage: undefined })).isPersistent).toBe(false);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect((await openDatabase({ name: 'forbidden' })).isPersistent).toBe(false);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    vi.unstubAllGlobals();
  });
});

/** Replaces the timers with fake ones; `databases`, which is called before a database is opened, waits for `response`. */
function holdOpening({ storage }: ReturnType<typeof createTestProfile>, response: Promise<IDBDatabaseInfo[]>): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  storage.indexedDB.databases = () => response;
}

test('opens the database when the clock jumps while the browser opens it', async () => {
  const profile = createTestProfile();
  const response = Promise.withResolvers<IDBDatabaseInfo[]>();
  holdOpening(profile, response.promise);
  const opening = openDatabase(profile);
  // The computer wakes up: the next timer is due, however long it was to wait.
  await vi.advanceTimersToNextTimerAsync();
  vi.useRealTimers();
  response.resolve([]);
  const { database, isPersistent } = await opening;
  expect(isPersistent).toBe(true);
  database.close();
});

test('falls back to memory when the browser does not respond within ten seconds', async () => {
  const profile = createTestProfile();
  holdOpening(profile, new Promise(() => undefined));
  const opening = openDatabase(profile);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const { database, isPersistent } = await opening;
  expect(isPersistent).toBe(false);
  const standing: StorageErrorCode[] = [];
  subscribeErrors((codes) => standing.push(...codes))();
  expect(standing).toEqual(['broken']);
  clearError('broken');
  database.close();
});
