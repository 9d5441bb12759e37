/** Storage errors, as few codes as a person can act on. Small: it does not load the database. */

/**
 * - `full`: no space left; nothing was written, stored data is unchanged
 * - `blocked`: the browser blocks storage; data lives as long as the page
 * - `newer`: a newer version of the site has upgraded the database; this page must be reloaded
 * - `older-tab`: another tab holds an older version open and must be closed or reloaded
 * - `broken`: the browser cannot read its own storage
 * - `unloaded`: the storage module could not be loaded, for example without a network; the next call tries again
 */
export type StorageErrorCode = 'full' | 'blocked' | 'newer' | 'older-tab' | 'broken' | 'unloaded';

/**
 * The error that the functions of the storage reject with when the browser cannot store or read. `cause` is the error of
 * the browser or of Dexie, if there is one: see `to-storage-error.ts`.
 */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause?: unknown) {
    super(`Storage error: ${code}`, { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

/** Part of the messages of the different browsers for a failed dynamic import. */
const UNLOADED = /imported module|module script/i;

/**
 * Returns the code of an error that a function rejected with, to show its message where the visitor acted. Another error than
 * a storage error is a programming error: it is reported, and counts as `broken`, because the work was not done.
 */
export function getErrorCode(error: unknown): StorageErrorCode {
  if (error instanceof StorageError) return error.code;
  if (error instanceof TypeError && UNLOADED.test(error.message)) return 'unloaded';
  reportError(error);
  return 'broken';
}

/** Ignores storage errors of background work, such as marking a message as read. Reports programming errors. */
export function ignoreStorageError(error: unknown): undefined {
  getErrorCode(error);
  return undefined;
}
