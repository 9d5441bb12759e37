import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The part of local storage that the presence flag needs. */
const createLocalStorage = () => {
  const stored: Record<string, string> = {};
  Object.defineProperty(stored, 'setItem', {
    value: (key: string, text: string) => {
      stored[key] = text;
    },
  });
  return stored;
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('dispatchEvent', () => true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.doUnmock('./outbox/start.ts');
});

/** Imports the module as a new page does. */
const importOpen = () => import('./open.ts');

describe('openStorage', () => {
  test('opens the storage once per page', async () => {
    const { openStorage } = await importOpen();
    const [one, two] = await Promise.all([openStorage(), openStorage()]);
    expect(one).toBe(two);
    expect(one.isPersistent).toBe(true);
    one.database.close();
  });

  test('sets the presence flag, so that the next page need not load the database', async () => {
    const { hasStoredData } = await import('./presence-flag.ts');
    expect(hasStoredData()).toBe(false);
    const { database } = await (await importOpen()).openStorage();
    expect(hasStoredData()).toBe(true);
    database.close();
  });

  test('tells subscribers that wait for data when it has opened in memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('addEventListener', () => undefined);
    const [{ openStorage }, { openIfStored }] = await Promise.all([importOpen(), import('./observe.ts')]);
    const early = openIfStored(() => Promise.resolve('early'))();
    expect((await openStorage()).isPersistent).toBe(false);
    await expect(early).resolves.toBe('early');
    await expect(openIfStored(() => Promise.resolve('late'))()).resolves.toBe('late');
  });

  test('tries again after it could not open', async () => {
    const { openStorage } = await importOpen();
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ino', 99_990);
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    newer.close();
    await expect(openStorage()).rejects.toMatchObject({ code: 'newer' });
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('ino').onsuccess = resolve;
    });
    const { database } = await openStorage();
    expect(database.isOpen()).toBe(true);
    database.close();
  });

  test('tries again after there was no room for the database', async () => {
    const [{ openStorage }, { subscribeErrors }] = await Promise.all([
      importOpen(),
      import('./errors/reported-errors.ts'),
    ]);
    let reported: readonly string[] = [];
    subscribeErrors((codes) => {
      reported = codes;
    });
    // Not those of the tables in memory.
    indexedDB.open = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    await expect(openStorage()).rejects.toMatchObject({ code: 'full' });
    expect(reported).toEqual(['full']);
    Reflect.deleteProperty(indexedDB, 'open');
    const { database, isPersistent } = await openStorage();
    expect([isPersistent, reported]).toEqual([true, []]);
    database.close();
  });
});

describe('delivery', () => {
  const startModule = async (url: string | undefined) => {
    const startOutbox = vi.fn(() => Promise.resolve({ stop: () => Promise.resolve() }));
    vi.doMock('./outbox/start.ts', () => ({ startOutbox }));
    vi.stubEnv('PUBLIC_DELIVERY_URL', url);
    const [{ startDelivery }, { DELIVERY_URL }] = await Promise.all([
      import('./outbox/start-delivery.ts'),
      import('./outbox/initial-delivery.ts'),
    ]);
    return { startDelivery, startOutbox, DELIVERY_URL };
  };

  test.each([undefined, '', '  '])('is off when the endpoint is %j', async (url) => {
    const { startDelivery, startOutbox, DELIVERY_URL } = await startModule(url);
    await (await importOpen()).openStorage();
    await startDelivery();
    expect([startOutbox.mock.calls, DELIVERY_URL]).toEqual([[], undefined]);
  });

  test('starts once, when there may be data to send', async () => {
    const { startDelivery, startOutbox } = await startModule(' https://operator.example/records ');
    await startDelivery();
    expect(startOutbox).not.toHaveBeenCalled();
    const { database } = await (await importOpen()).openStorage();
    await Promise.all([startDelivery(), startDelivery()]);
    await startDelivery();
    expect(startOutbox.mock.calls).toEqual([[{ url: 'https://operator.example/records' }]]);
    database.close();
  });

  test('also sends in-memory records, for which there is no presence flag', async () => {
    const { startDelivery, startOutbox } = await startModule('https://operator.example/records');
    vi.stubGlobal('indexedDB', undefined);
    expect((await (await importOpen()).openStorage()).isPersistent).toBe(false);
    await startDelivery();
    expect(startOutbox).toHaveBeenCalledOnce();
  });
});
