import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { PRESENCE_KEY } from '@/storage/presence-flag.ts';

const SAMPLES = ['Dates', 'Frankincense', 'Abaya'];

type Shown = readonly string[] | undefined;

let unsubscribe = (): void => undefined;

openNewPageForEachTest();

beforeEach(() => {
  // The visitor has stored something before: otherwise the subscription waits.
  vi.stubGlobal('localStorage', { [PRESENCE_KEY]: '1' });
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  unsubscribe();
});

/** Subscribes, and collects what is shown from then on; undefined means samples. */
async function openPanel() {
  const searches = await import('./recent-searches.ts');
  const { openStorage } = await import('@/storage/open.ts');
  await openStorage();
  const shown: Shown[] = [];
  unsubscribe = searches.subscribeRecentSearches((now) => {
    shown.push(now);
  });
  const waitUntilShown = (expected: Shown) =>
    vi.waitFor(() => {
      expect(shown.at(-1)).toEqual(expected);
      expect(shown.length).toBeGreaterThan(0);
    });
  await waitUntilShown(undefined);
  return { ...searches, shown, waitUntilShown };
}

test('samples are shown until the visitor searches', async () => {
  const { addRecentSearch, waitUntilShown } = await openPanel();
  await addRecentSearch(' Oud ');
  await waitUntilShown(['Oud']);
});

test('the other samples stay when one is removed', async () => {
  const { removeRecentSearch, shown, waitUntilShown } = await openPanel();
  await removeRecentSearch('Frankincense', SAMPLES);
  await waitUntilShown(['Dates', 'Abaya']);
  expect(shown).not.toContainEqual([]);
});

test.each(['removed', 'cleared'])('samples are not shown again when the last search is %s', async (way) => {
  const { addRecentSearch, removeRecentSearch, clearRecentSearches, shown, waitUntilShown } = await openPanel();
  await addRecentSearch('Oud');
  await waitUntilShown(['Oud']);
  const before = shown.length;
  await (way === 'removed' ? removeRecentSearch('Oud', ['Oud']) : clearRecentSearches());
  await waitUntilShown([]);
  expect(shown.slice(before)).not.toContainEqual(undefined);
});

test('the latest search is the first one, although the clock was set back since the others', async () => {
  const { addRecentSearch, waitUntilShown } = await openPanel();
  for (let count = 0; count < 10; count++) await addRecentSearch(`Dates ${count}`);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
  await addRecentSearch('Oud');
  now.mockRestore();
  await waitUntilShown(['Oud', ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Dates ${count}`)]);
});
