/** Lets other tabs detect that this one is open, by a lock that the browser releases when the page is unloaded. */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { LOCK_PREFIX, renewTabId, getTabId } from './tab-id.ts';

/**
 * Maximum time, in milliseconds, for the previous page of this tab to release the lock. A duplicated tab never gets it.
 */
const LOCK_TIMEOUT_MS = 500;

/**
 * Resolves with true when the lock is held, with false after a timeout. Never rejects. Releases the lock on `pagehide`,
 * because a page with a lock cannot enter the back/forward cache.
 */
const acquireLock = (id: string, signal?: AbortSignal): SafePromise<boolean> =>
  new Promise((resolve) => {
    const until = () =>
      new Promise<void>((release) => {
        resolve(true);
        const onHide = () => {
          release();
          // The page may be restored from the back/forward cache.
          addEventListener('pageshow', () => void acquireLock(id), { once: true });
        };
        addEventListener('pagehide', onHide, { once: true });
      });
    navigator.locks.request(LOCK_PREFIX + id, signal ? { signal } : {}, until).catch(() => {
      resolve(false);
    });
  });

async function claimTabId(): Promise<string> {
  const id = getTabId();
  if (!id || (await acquireLock(id, AbortSignal.timeout(LOCK_TIMEOUT_MS)))) return id;
  const renewed = renewTabId();
  await acquireLock(renewed);
  return renewed;
}

let claimed: Promise<string> | undefined;

/** Resolves with the id of this tab, once it is unique among the open tabs. */
export const getUniqueTabId = (): Promise<string> => (claimed ??= claimTabId());

/** Returns the ids of the open tabs. */
export async function getOpenTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [])));
}
