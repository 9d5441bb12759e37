/** Subscriptions to stored data for islands and elements that may be removed before the storage is open. */
import { whenOpened } from './open.ts';
import { waitForData } from './presence-flag.ts';

/**
 * Opens a store, then subscribes. Returns the function that unsubscribes; called before the store is open, it cancels
 * the subscription.
 * @param onError called when the store cannot be opened. By default nothing happens, because writes report errors.
 */
export function subscribeLazily<Opened>(
  open: () => Promise<Opened>,
  subscribe: (opened: Opened) => () => void,
  onError: (error: unknown) => void = () => undefined,
): () => void {
  let unsubscribe: (() => void) | undefined;
  let isCancelled = false;
  open().then(
    (opened) => {
      if (!isCancelled) unsubscribe = subscribe(opened);
    },
    (error: unknown) => {
      if (!isCancelled) onError(error);
    },
  );
  return () => {
    isCancelled = true;
    unsubscribe?.();
  };
}

/**
 * Returns a function that opens a store only when data exists, so that new visitors never load the database. Data in memory exists
 * once the page has opened the storage.
 */
export const openIfStored =
  <Opened>(open: () => Promise<Opened>) =>
  (): Promise<Opened> =>
    Promise.race([waitForData(), whenOpened]).then(open);
