/** The visitor's favourites: ids as in `product:sidr-honey-1kg`. Changes are shown immediately and then stored. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { SafePromise } from '@/lib/safe-promise.ts';
import { addPendingWrite, getPendingWrites, removePendingWrite } from './pending-writes.ts';

/** Ids as they were read last, without what is pending. */
let storedIds: string[] = [];
let favouriteIds = new Set<string>();
const listeners = new Set<() => void>();
let isSubscribed = false;

/** Applies changes to favourites, and shows the result. By default, pending writes override stored favourites. */
function setFavourites(
  ids: Iterable<string> = storedIds,
  changes: Iterable<readonly [id: string, isMarked: boolean]> = getPendingWrites(),
): void {
  favouriteIds = new Set(ids);
  for (const [id, isMarked] of changes) favouriteIds[isMarked ? 'add' : 'delete'](id);
  for (const onChange of listeners) onChange();
}

/** Stores a change. Resolves with whether it outlives the page. */
async function store(id: string, isMarked: boolean): Promise<boolean> {
  const { favourites, isPersistent } = await openStorage();
  await favourites.set(id, isMarked);
  // In memory it is lost with the page.
  if (isPersistent) removePendingWrite(id, isMarked);
  return isPersistent;
}

let lastWork: SafePromise<unknown> = Promise.resolve();

/** Runs work that stores changes, one after the other, so that the last change wins. A rejection need not be handled. */
function enqueue<Result>(work: () => Promise<Result>): SafePromise<Result> {
  const result = lastWork.then(work);
  lastWork = result.catch(() => undefined);
  return result;
}

async function flush(): Promise<void> {
  for (const write of getPendingWrites()) await store(...write);
}

/** Stores the writes that the previous page left pending. Resolves when they are stored, or when that has failed. */
export function flushPendingWrites(): SafePromise<unknown> {
  enqueue(flush);
  return lastWork;
}

/** Returns whether an entry is a favourite. */
export const isFavourite = (id: string): boolean => favouriteIds.has(id);

/** Shows the stored favourites, now and after each change, if the browser has stored data. */
function watchStored(): void {
  setFavourites();
  flushPendingWrites();
  subscribeLazily(openWhenIdle(openStorage), ({ favourites }) =>
    favourites.watch((list) => {
      storedIds = list.map(({ id }) => id);
      setFavourites();
    }),
  );
}

/** Subscribes to changes, in this tab or another. Returns the function that unsubscribes. */
export function subscribeFavourites(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!isSubscribed) watchStored();
  isSubscribed = true;
  return () => {
    listeners.delete(onChange);
  };
}

/**
 * Adds or removes a favourite. If storing fails, the change stays pending, and the next page tries again. Without local storage the
 * change is undone, and the visitor reads why.
 * @param button the element that was pressed
 */
export function toggleFavourite(id: string, button: HTMLElement): void {
  const isMarked = !favouriteIds.has(id);
  setFavourites(favouriteIds, [[id, isMarked]]);
  const storing = enqueue(() => store(id, isMarked));
  if (addPendingWrite(id, isMarked)) return;
  // Not what it was before this press: an earlier press of the same heart may have failed, too.
  storing.catch(() => {
    setFavourites();
  });
  import('@/storage/errors/loss.ts').then(({ showLoss }) => showLoss(button, storing)).catch(() => undefined);
}
