/** The visitor's last searches, kept on the device. */
import { attempt } from '@/storage/to-result.ts';
import { follow, onceKept } from '@/storage/observe.ts';
import { device } from '@/storage/open.ts';
import { fold } from '@/lib/text/fold.ts';

/** Set once the visitor has cleared what was there: from then on no samples are shown. */
const WITHOUT_SAMPLES = 'no-sample-searches';

const isTrue = (value: unknown): value is boolean => value === true;

/** Remembers a search; the same in another spelling goes. */
export async function remember(text: string): Promise<void> {
  const search = text.trim();
  if (search) await (await device()).searches.remember(fold(search), search);
}

/** Forgets one of those that are shown. Samples are shown until then: the others stay as the visitor's own. */
export const forgetSearch = (text: string, shown: readonly string[]) =>
  attempt(async () => {
    const { database, searches, settings } = await device();
    // In one go: who watches sees those that stay all the time.
    await database.transaction('rw', database.searches, async () => {
      if ((await searches.list()).length === 0) {
        // The last remembered comes first.
        for (const [position, other] of shown.toReversed().entries()) {
          await searches.remember(fold(other), other, Date.now() + position);
        }
      }
      await searches.forget(fold(text));
    });
    await settings.set(WITHOUT_SAMPLES, true);
  });

export const clearSearches = () =>
  attempt(async () => {
    const { searches, settings } = await device();
    await searches.clear();
    await settings.set(WITHOUT_SAMPLES, true);
  });

/**
 * Calls back with the last searches, the newest first, now and after each change; `undefined` while there are none and none was
 * cleared. Returns the function that ends it.
 */
export const watchSearches = (changed: (searches: readonly string[] | undefined) => void): (() => void) =>
  follow(onceKept(device), ({ searches, settings }) => {
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
