/** Names of the caches that the service worker fills. Their prefix distinguishes them from caches of other software at the same address. */
export const CACHES = {
  /** Pages that the visitor has opened. */
  pages: 'ino-pages',
  /** Pages of favourites, opened or not. */
  favourites: 'ino-favourites',
  /** What is stored for everyone: the home page, help, stored data, the page shown instead of one that is not stored, and the texts of errors. */
  shell: 'ino-shell',
  /** Scripts, style sheets and fonts of stored pages. */
  assets: 'ino-assets',
  /** Pictures and data that pages have loaded. */
  files: 'ino-files',
} as const;

/** Number of stored files, and their size in bytes. */
export type CacheUsage = { count: number; bytes: number };

/** Counts the pages and files that are stored for use without a network; undefined if the browser has no caches. */
export async function getCacheUsage(): Promise<CacheUsage | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const usage = { count: 0, bytes: 0 };
  for (const name of Object.values(CACHES)) {
    if (!(await caches.has(name))) continue;
    for (const response of await (await caches.open(name)).matchAll()) {
      usage.count++;
      usage.bytes += (await response.blob()).size;
    }
  }
  return usage;
}

/** Returns when the server sent a response, in milliseconds; 0 if it did not say so. */
function getSentTime({ headers }: Response): number {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/**
 * Returns the newest of the stored copies of a page or file. Several caches may have it: a visit stores it, and so does the worker for
 * favourites or for everyone, in any order.
 * @param key path without query
 */
export async function findNewest(key: string): Promise<Response | undefined> {
  let newest: Response | undefined;
  for (const cacheName of Object.values(CACHES)) {
    const copy = await caches.match(key, { cacheName });
    if (copy && (!newest || getSentTime(copy) > getSentTime(newest))) newest = copy;
  }
  return newest;
}

/**
 * Removes the service worker and all that it has stored. The next page that is opened may register it again.
 * @returns whether all that it has stored was deleted
 */
export async function removeServiceWorker(): Promise<boolean> {
  // Both exist only in secure contexts.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return true;
  try {
    // First the worker: it would store this page again.
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  } catch {
    // A worker that stays has nothing of the visitor, and stores nothing without its caches.
  }
  const deletions = await Promise.allSettled(Object.values(CACHES).map((name) => caches.delete(name)));
  return deletions.every(({ status }) => status === 'fulfilled');
}
