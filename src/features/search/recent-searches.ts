/** The visitor's last searches, kept on the device. */
import { toResult } from '@/storage/to-result.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';

/** Set once the visitor has cleared what was there: from then on no samples are shown. */
const WITHOUT_SAMPLES = 'no-sample-searches';

const isTrue = (value: unknown): value is boolean => value === true;

/** Remembers a search; the same in another spelling goes. */
export async function addRecentSearch(text: string): Promise<void> {
  const search = text.trim();
  if (search) await (await openStorage()).searches.remember(normalizeForSearch(search), search);
}

/** Forgets one of those that are shown. Samples are shown until then: the others stay as the visitor's own. */
export const removeRecentSearch = (text: string, shown: readonly string[]) =>
  toResult(async () => {
    const { database, searches, settings } = await openStorage();
    // In one go: who watches sees those that stay all the time.
    await database.transaction('rw', database.searches, async () => {
      if ((await searches.list()).length === 0) {
        // The last remembered comes first.
        for (const [position, other] of shown.toReversed().entries()) {
          await searches.remember(normalizeForSearch(other), other, Date.now() + position);
        }
      }
      await searches.forget(normalizeForSearch(text));
    });
    await settings.set(WITHOUT_SAMPLES, true);
  });

export const clearRecentSearches = () =>
  toResult(async () => {
    const { searches, settings } = await openStorage();
    await searches.clear();
    await settings.set(WITHOUT_SAMPLES, true);
  });

/**
 * Calls back with the last searches, the newest first, now and after each change; `undefined` while there are none and none was
 * cleared. Returns the function that ends it.
 */
export const subscribeRecentSearches = (changed: (searches: readonly string[] | undefined) => void): (() => void) =>
  subscribeLazily(openIfStored(openStorage), ({ searches, settings }) => {
    let cleared = false;
    let own: readonly string[] = [];
    const tell = () => {
      changed(own.length || cleared ? own : undefined);
    };
    const stops = [
      searches.watch((list) => {
        own = list.map(({ text }) => text);
        tell();
      }),
      settings.watch(WITHOUT_SAMPLES, isTrue, false, (now) => {
        cleared = now;
        tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
