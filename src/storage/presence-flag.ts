/**
 * A flag in local storage that records whether a database exists. Visitors without stored data never load the database.
 * Small: every page loads it.
 */

import type { SafePromise } from '@/lib/safe-promise.ts';

/** Key of the flag. Must never change. */
export const PRESENCE_KEY = 'ino-device';

/**
 * Returns whether there is a database; undefined if the browser blocks storage.
 * @param key another key, to find out about one kind of data
 */
export function hasStoredData(key = PRESENCE_KEY): boolean | undefined {
  try {
    return key in localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Resolves when data exists: now, or as soon as this page or another tab stores something.
 * @param then called at that moment; must handle its own errors
 * @param key as in `hasStoredData`
 */
export const waitForData = (then?: () => void, key?: string): SafePromise<void> =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (hasStoredData(key)) resolve();
    };
    check();
    addEventListener('storage', check);
  }).then(then);
