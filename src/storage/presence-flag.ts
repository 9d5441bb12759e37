/**
 * Whether anything may be kept on this device, told at once and without loading the database: a mark beside it, made when it
 * is first opened. A visitor who is new never loads it. Light: every page has this.
 */

import type { SurePromise } from '@/lib/sure-promise.ts';

/** The key of the mark. */
export const PRESENCE_KEY = 'ino-device';

export function hasStoredData(): boolean {
  try {
    return PRESENCE_KEY in localStorage;
  } catch {
    // What the browser forbids to read, it has not kept.
    return false;
  }
}

/**
 * Settles once something may be kept: now, or when this page or another tab begins to.
 * @param then called at that moment; it tells what goes wrong itself
 */
export const whenDataExists = (then?: () => void): SurePromise<void> =>
  new Promise<void>((found) => {
    const look = () => {
      if (hasStoredData()) found();
    };
    look();
    addEventListener('storage', look);
  }).then(then);
