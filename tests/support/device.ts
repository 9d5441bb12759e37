/** What a page's device keeps, looked up past the site's own code. */
import type { Page } from '@playwright/test';

/** A setting of the visitor's; undefined before the device keeps anything. */
export const keptSetting = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(async (wanted): Promise<unknown> => {
    if (!('ino-device' in localStorage)) return undefined;
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        done(request.result);
      };
    });
    const row = await new Promise<{ value: unknown } | undefined>((done) => {
      const request = database.transaction('settings').objectStore('settings').get(wanted);
      request.onsuccess = () => {
        done(request.result as { value: unknown } | undefined);
      };
    });
    database.close();
    return row?.value;
  }, key);
