/** The visitor's favourites: ids as in `product:sidr-honey-1kg`. Changes are shown immediately and then stored. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { SafePromise } from '@/lib/safe-promise.ts';
import { addPendingWrite, getPendingWrites, removePendingWrite } from './pending-writes.ts';

let favouriteIds: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let isSubscribed = false;

function setFavourites(ids: Iterable<string>): void {
  favouriteIds = new Set(ids);
  for (const onChange of listeners) onChange();
}

async function flush(): Promise<void> {
  for (const [id, isMarked] of getPendingWrites()) {
    const { favourites, isPersistent } = await openStorage();
    await favourites.set(id, isMarked);
    // In memory it is lost with the page.
    if (isPersistent) removePendingWrite(id, isMarked);
  }
}

let flushing = Promise.resolve();

/**
 * Stores the pending writes, one flush after the other, so that the last change wins. Failed writes stay pending, and the
 * next page retries them.
 */
function enqueueFlush(): SafePromise<void> {
  flushing = flushing.then(flush).catch(() => undefined);
  return flushing;
}

/** Stores the writes that the previous page left pending. Resolves when they are stored, or when that has failed. */
export const flushPendingWrites = (): SafePromise<void> => (getPendingWrites().size > 0 ? enqueueFlush() : flushing);

/** Subscribes to the stored favourites once, and only if the browser has stored data. */
function subscribeOnce(): void {
  if (isSubscribed) return;
  isSubscribed = true;
  favouriteIds = new Set([...getPendingWrites()].flatMap(([id, isMarked]) => (isMarked ? [id] : [])));
  flushPendingWrites();
  subscribeLazily(openWhenIdle(openStorage), ({ favourites }) =>
    favourites.watch((list) => {
      // Pending writes override stored favourites until they are flushed.
      const merged = new Map([...list.map(({ id }) => [id, true] as const), ...getPendingWrites()]);
      setFavourites([...merged].flatMap(([id, isMarked]) => (isMarked ? [id] : [])));
    }),
  );
}

/** Returns whether an entry is a favourite. */
export const isFavourite = (id: string): boolean => favouriteIds.has(id);

/** Subscribes to changes, in this tab or another. Returns the function that unsubscribes. */
export function subscribeFavourites(onChange: () => void): () => void {
  listeners.add(onChange);
  subscribeOnce();
  return () => {
    listeners.delete(onChange);
  };
}

/** Adds or removes a favourite. If storing fails, the change stays pending; without local storage it lasts as long as the page. */
export function toggleFavourite(id: string): SafePromise<void> {
  const isMarked = !favouriteIds.has(id);
  setFavourites(isMarked ? [...favouriteIds, id] : [...favouriteIds].filter((other) => other !== id));
  addPendingWrite(id, isMarked);
  return enqueueFlush();
}
