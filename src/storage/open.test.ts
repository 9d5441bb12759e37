import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The part of it that the mark needs. */
const localStorage = () => {
  const kept: Record<string, string> = {};
  Object.defineProperty(kept, 'setItem', {
    value: (key: string, text: string) => {
      kept[key] = text;
    },
  });
  return kept;
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', localStorage());
  vi.stubGlobal('dispatchEvent', () => true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.doUnmock('./outbox/start.ts');
});

/** The door as a new page has it. */
const door = () => import('./open.ts');

describe('the door', () => {
  test('opens the device once a page', async () => {
    const { openStorage } = await door();
    const [one, two] = await Promise.all([openStorage(), openStorage()]);
    expect(one).toBe(two);
    expect(one.lasting).toBe(true);
    one.database.close();
  });

  test('leaves a mark, so that the next page knows without loading the database', async () => {
    const { hasStoredData } = await import('./presence-flag.ts');
    expect(hasStoredData()).toBe(false);
    const { database } = await (await door()).openStorage();
    expect(hasStoredData()).toBe(true);
    database.close();
  });

  test('tries again after it could not open', async () => {
    const { openStorage } = await door();
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
});

describe('delivery', () => {
  const started = async (url: string | undefined) => {
    const startOutbox = vi.fn(() => Promise.resolve({ stop: () => Promise.resolve() }));
    vi.doMock('./outbox/start.ts', () => ({ startOutbox }));
    vi.stubEnv('PUBLIC_DELIVERY_URL', url);
    const [{ startDelivery }, { DELIVERY_URL }] = await Promise.all([
      import('./outbox/start-delivery.ts'),
      import('./outbox/policy.ts'),
    ]);
    return { startDelivery, startOutbox, DELIVERY_URL };
  };

  test.each([undefined, '', '  '])('is off where the endpoint is %j', async (url) => {
    const { startDelivery, startOutbox, DELIVERY_URL } = await started(url);
    await (await door()).openStorage();
    await startDelivery();
    expect([startOutbox.mock.calls, DELIVERY_URL]).toEqual([[], undefined]);
  });

  test('starts once, when there may be something to send', async () => {
    const { startDelivery, startOutbox } = await started(' https://operator.example/records ');
    await startDelivery();
    expect(startOutbox).not.toHaveBeenCalled();
    const { database } = await (await door()).openStorage();
    await Promise.all([startDelivery(), startDelivery()]);
    await startDelivery();
    expect(startOutbox.mock.calls).toEqual([[{ url: 'https://operator.example/records' }]]);
    database.close();
  });

  test('sends also what lives as long as the page, of which no mark tells', async () => {
    const { startDelivery, startOutbox } = await started('https://operator.example/records');
    vi.stubGlobal('indexedDB', undefined);
    expect((await (await door()).openStorage()).lasting).toBe(false);
    await startDelivery();
    expect(startOutbox).toHaveBeenCalledOnce();
  });
});
