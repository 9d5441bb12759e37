import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Gives each test of a file what a page that was just opened in a new browser has: modules of its own and an empty IndexedDB.
 * The test then imports what it needs. Such a file runs in isolation: see `ISOLATED_TESTS` in `vitest.config.ts`.
 */
export function openNewPageForEachTest(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('dispatchEvent', () => true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
