/**
 * A flag in local storage that records whether a database exists. Visitors without stored data never load the database.
 * Small: every page loads it.
 */

import type { SurePromise } from '@/lib/sure-promise.ts';

/** Key of the flag. Must never change. */
export const PRESENCE_KEY = 'ino-device';

export function hasStoredData(): boolean {
  try {
    return PRESENCE_KEY in localStorage;
  } catch {
    // localStorage is blocked, so no data is stored.
    return false;
  }
}

/**
 * Resolves when data exists: now, or as soon as this page or another tab stores something.
 * @param then called at that moment; must handle its own errors
 */
export const whenDataExists = (then?: () => void): SurePromise<void> =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (hasStoredData()) resolve();
    };
    check();
    addEventListener('storage', check);
  }).then(then);
