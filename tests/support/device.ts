/** What a page's device keeps, looked up past the site's own code. */
import type { Page } from '@playwright/test';

/**
 * A row of a table; undefined where there is none, and before the device keeps anything. A draft is found by its form: the tab
 * it is of stands behind that.
 */
const keptRow = (page: Page, table: string, key: string): Promise<Record<string, unknown> | undefined> =>
  page.evaluate(
    async ([table, key]) => {
      if (!('ino-device' in localStorage)) return undefined;
      // It is marked before it is there: a page that goes notes what was typed.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'ino')) return undefined;
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('ino');
        request.onsuccess = () => {
          done(request.result);
        };
      });
      const row = await new Promise<Record<string, unknown> | undefined>((done) => {
        const range = table === 'drafts' ? IDBKeyRange.bound(key, `${key}@\uffff`) : key;
        const request = database.transaction(table).objectStore(table).get(range);
        request.onsuccess = () => {
          done(request.result as Record<string, unknown> | undefined);
        };
      });
      database.close();
      return row;
    },
    [table, key] as const,
  );

/** All rows of a table. */
export const keptRows = (page: Page, table: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        done(request.result);
      };
    });
    const rows = await new Promise<Record<string, unknown>[]>((done) => {
      const request = database.transaction(table).objectStore(table).getAll();
      request.onsuccess = () => {
        done(request.result as Record<string, unknown>[]);
      };
    });
    database.close();
    return rows;
  }, table);

/** A setting of the visitor's. */
export const keptSetting = async (page: Page, key: string): Promise<unknown> =>
  (await keptRow(page, 'settings', key))?.['value'];

/** What was typed and not sent. */
export const keptDraft = async (page: Page, id: string): Promise<unknown> =>
  (await keptRow(page, 'drafts', id))?.['values'];

/** Whether something has a heart, as in product:sidr-honey-1kg. */
export const keptHeart = async (page: Page, mark: string): Promise<boolean> =>
  (await keptRow(page, 'favourites', mark)) !== undefined;

/** Keeps a table busy, so that other tabs wait for it. Returns what lets it go. */
export async function holdTable(page: Page, table: string): Promise<() => Promise<void>> {
  await page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        done(request.result);
      };
    });
    const store = database.transaction(table, 'readwrite').objectStore(table);
    let held = true;
    addEventListener('let-go', () => (held = false), { once: true });
    await new Promise<void>((done) => {
      // A transaction lasts as long as it is asked for something.
      const goOn = () => {
        done();
        if (held) store.count().onsuccess = goOn;
        else database.close();
      };
      store.count().onsuccess = goOn;
    });
  }, table);
  return () =>
    page.evaluate(() => {
      dispatchEvent(new Event('let-go'));
    });
}

/** Lets the device of a page have no room for anything, until `makeRoom()` is called there. */
export const fillDevice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const own = Object.getOwnPropertyDescriptors(prototype);
    const refused: string[] = [];
    const full = function (this: IDBObjectStore) {
      refused.push(this.name);
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(prototype, { add: full, put: full, delete: full });
    Object.assign(globalThis, {
      refused,
      makeRoom: () => {
        Object.defineProperties(prototype, own);
      },
    });
  });

/** The tables that a full device was asked to change. */
export const refusedTables = (page: Page): Promise<unknown> => page.evaluate('refused');

/** What was typed and not sent, everywhere. */
export const keptDrafts = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        done(request.result);
      };
    });
    const rows = await new Promise<{ values: unknown }[]>((done) => {
      const request = database.transaction('drafts').objectStore('drafts').getAll();
      request.onsuccess = () => {
        done(request.result as { values: unknown }[]);
      };
    });
    database.close();
    return rows.map(({ values }) => values);
  });
