/** Reads and manipulates the data that a page stored, without the site's own code. */
import { expect, type Page } from '@playwright/test';

/**
 * Returns a row of a table; undefined when there is no row or no database. A draft is found by its form: the tab id follows in
 * its key.
 */
const readRow = (page: Page, table: string, key: string): Promise<Record<string, unknown> | undefined> =>
  page.evaluate(
    async ([table, key]) => {
      if (!('ino-device' in localStorage)) return undefined;
      // The presence flag may exist before the database: a page that closes writes the draft journal first.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'ino')) return undefined;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('ino');
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
      const row = await new Promise<Record<string, unknown> | undefined>((resolve) => {
        const range = table === 'drafts' ? IDBKeyRange.bound(key, `${key}@\uffff`) : key;
        const request = database.transaction(table).objectStore(table).get(range);
        request.onsuccess = () => {
          resolve(request.result as Record<string, unknown> | undefined);
        };
      });
      database.close();
      return row;
    },
    [table, key] as const,
  );

/** Returns all rows of a table; none when there is no database. */
export const readRows = (page: Page, table: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(async (table) => {
    // Opening would create an empty database.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ino')) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
      const request = database.transaction(table).objectStore(table).getAll();
      request.onsuccess = () => {
        resolve(request.result as Record<string, unknown>[]);
      };
    });
    database.close();
    return rows;
  }, table);

/** Returns the value of a setting. */
export const readSetting = async (page: Page, key: string): Promise<unknown> =>
  (await readRow(page, 'settings', key))?.['value'];

/** Returns the values of a draft. */
export const readDraft = async (page: Page, id: string): Promise<unknown> =>
  (await readRow(page, 'drafts', id))?.['values'];

/** Returns whether an entry is a favourite, such as product:sidr-honey-1kg. */
export const isFavourite = async (page: Page, id: string): Promise<boolean> =>
  (await readRow(page, 'favourites', id)) !== undefined;

/** Returns whether a search is stored as a recent one, such as honey. */
export const isRecentSearch = async (page: Page, text: string): Promise<boolean> =>
  (await readRow(page, 'searches', text)) !== undefined;

/** Holds a transaction on a table open, so that other tabs wait. Returns a function that releases it. */
export async function holdTable(page: Page, table: string): Promise<() => Promise<void>> {
  await page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const store = database.transaction(table, 'readwrite').objectStore(table);
    let isHeld = true;
    addEventListener('let-go', () => (isHeld = false), { once: true });
    await new Promise<void>((resolve) => {
      // A transaction lives as long as it has pending requests.
      const requestNext = () => {
        resolve();
        if (isHeld) store.count().onsuccess = requestNext;
        else database.close();
      };
      store.count().onsuccess = requestNext;
    });
  }, table);
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}

/**
 * Makes the deletions of a page from a table last until the returned function is called. The page has `isDeleting` once there is one.
 */
export async function holdDeletions(page: Page, table: string): Promise<() => Promise<void>> {
  await page.evaluate((table) => {
    const { prototype } = IDBObjectStore;
    const { delete: deleteRow } = prototype; // oxlint-disable-line typescript/unbound-method -- called with its store
    let isHeld = true;
    addEventListener('let-go', () => (isHeld = false), { once: true });
    prototype.delete = function (this: IDBObjectStore, key) {
      // A transaction lives as long as it has pending requests.
      const requestNext = () => {
        if (isHeld) this.count().onsuccess = requestNext;
      };
      if (this.name === table) {
        Object.assign(globalThis, { isDeleting: true });
        requestNext();
      }
      return deleteRow.call(this, key);
    };
  }, table);
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}

/** Waits until a page deletes a row that `holdDeletions` holds. */
export const waitUntilDeleting = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('globalThis.isDeleting')).toBe(true);

/** Makes a page save nothing more of its drafts, as if it was left: it notes what is not saved, and its notes stay. */
export const leaveDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const { prototype } = IDBObjectStore;
    const { put } = prototype; // oxlint-disable-line typescript/unbound-method -- called with its store
    prototype.put = function (this: IDBObjectStore, value, key) {
      if (this.name === 'drafts') throw new DOMException('the page was left', 'AbortError');
      return put.call(this, value, key);
    };
    Object.assign(Storage.prototype, { setItem: () => undefined, removeItem: () => undefined });
  });

/** Makes every write to local storage fail as if it was full, until `makeRoom()` is called in the page. */
export const fillLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = Storage;
    const { setItem } = prototype; // oxlint-disable-line typescript/unbound-method -- put back below
    prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const { makeRoom } = globalThis as { makeRoom?: () => void };
    Object.assign(globalThis, {
      makeRoom: () => {
        prototype.setItem = setItem;
        makeRoom?.();
      },
    });
  });

/** Makes every write to the database fail as if the disk was full, until `makeRoom()` is called in the page. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const own = Object.getOwnPropertyDescriptors(prototype);
    const refused: string[] = [];
    const throwQuotaError = function (this: IDBObjectStore) {
      refused.push(this.name);
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(prototype, { add: throwQuotaError, put: throwQuotaError, delete: throwQuotaError });
    Object.assign(globalThis, {
      refused,
      makeRoom: () => {
        Object.defineProperties(prototype, own);
      },
    });
  });

/** Makes the browser refuse to open databases from the next page on, as without room, until `makeRoom()` is called in the page. */
export async function refuseDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = IDBFactory;
    const { open } = prototype; // oxlint-disable-line typescript/unbound-method -- put back below
    prototype.open = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(globalThis, { makeRoom: () => (prototype.open = open) });
  });
}

/** Makes the browser block storage from the next page on, as with blocked cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
}

/**
 * Makes the service worker stay registered from the next page on, until `release()` is called in the page.
 * @param options the caches that stay, too
 */
export async function holdServiceWorker(page: Page, { pages = [] }: { pages?: readonly string[] } = {}): Promise<void> {
  await page.addInitScript((pages) => {
    const refuse = () => Promise.reject(new DOMException('held', 'AbortError'));
    const { prototype } = CacheStorage;
    const own = Object.getOwnPropertyDescriptors(prototype);
    const { delete: remove } = prototype; // oxlint-disable-line typescript/unbound-method -- called with its object
    ServiceWorkerContainer.prototype.getRegistration = refuse;
    prototype.delete = function (name) {
      return pages.includes(name) ? refuse() : remove.call(this, name);
    };
    Object.assign(globalThis, {
      release: () => {
        Object.defineProperties(prototype, own);
      },
    });
  }, pages);
}

/** Returns the tables that the page tried to change while storage was full. */
export const getRejectedTables = (page: Page): Promise<unknown> => page.evaluate('refused');

/** Returns the values of all drafts. */
export const readDrafts = async (page: Page): Promise<unknown[]> =>
  (await readRows(page, 'drafts')).map(({ values }) => values);

/** Adds rows to a table of a database that exists, as another tab would. A page sees them after a reload. */
export const writeRows = (page: Page, table: string, rows: readonly Record<string, unknown>[]): Promise<void> =>
  page.evaluate(
    async ([table, rows]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('ino');
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
      const transaction = database.transaction(table, 'readwrite');
      for (const row of rows) transaction.objectStore(table).put(row);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => {
          resolve();
        };
        transaction.onabort = () => {
          reject(transaction.error ?? new Error(`writing to the table ${table} was aborted`));
        };
      });
      database.close();
    },
    [table, rows] as const,
  );
