/** The visitor's recent searches, stored in the browser. Functions reject with a `StorageError`. */
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';

/** Saves a search and replaces the same search in another spelling. */
export async function addRecentSearch(text: string): Promise<void> {
  const search = text.trim();
  if (!search) return;
  const { searches } = await openStorage();
  // Also if the clock was set back since the last one.
  const [newest] = await searches.list();
  await searches.add(normalizeForSearch(search), search, Math.max(Date.now(), (newest?.at ?? 0) + 1));
}

/**
 * Removes a search. If only samples are shown, the remaining samples are stored as the visitor's own searches.
 * @param shown the searches that are shown, newest first
 */
export async function removeRecentSearch(text: string, shown: readonly string[]): Promise<void> {
  const { database, searches, settings } = await openStorage();
  // One transaction, so that subscribers never see an intermediate list, or samples once more.
  await database.transaction('rw', database.searches, database.settings, async () => {
    if ((await searches.list()).length === 0) {
      // The list is sorted by time, newest first.
      for (const [position, other] of shown.toReversed().entries()) {
        await searches.add(normalizeForSearch(other), other, Date.now() + position);
      }
    }
    await searches.remove(normalizeForSearch(text));
    await settings.set('no-sample-searches', true);
  });
}

/** Removes all recent searches and hides the samples. */
export async function clearRecentSearches(): Promise<void> {
  const { database, searches, settings } = await openStorage();
  await database.transaction('rw', database.searches, database.settings, async () => {
    await searches.clear();
    await settings.set('no-sample-searches', true);
  });
}

/**
 * Subscribes to the recent searches, newest first. Calls back now and after each change, with `undefined` while the visitor
 * has neither saved nor removed any. Returns the function that unsubscribes.
 */
export const subscribeRecentSearches = (onChange: (searches: readonly string[] | undefined) => void): (() => void) =>
  subscribeLazily(openIfStored(openStorage), ({ searches }) =>
    searches.watch((stored) => {
      onChange(stored?.map(({ text }) => text));
    }),
  );
