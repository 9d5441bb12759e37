import { beforeEach, expect, test, vi } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { stubLocalStorage } from '@/storage/testing/stub-local-storage.ts';
import { addPendingWrite, getPendingWrites } from './pending-writes.ts';

openNewPageForEachTest();

beforeEach(() => {
  stubLocalStorage();
});

/** Opens a tab: its own modules over the same storage. */
async function openTab() {
  vi.resetModules();
  const [{ openStorage }, { flushPendingWrites }] = await Promise.all([
    import('@/storage/open.ts'),
    import('./favourites.ts'),
  ]);
  const { favourites } = await openStorage();
  return { favourites, flushPendingWrites };
}

test.each([true, false])('two tabs that store the same pending write (%s) store it once', async (isMarked) => {
  const [one, two] = [await openTab(), await openTab()];
  await one.favourites.set('product:a', !isMarked, 1);
  addPendingWrite('product:a', isMarked);
  one.flushPendingWrites();
  two.flushPendingWrites();
  await vi.waitFor(() => {
    expect(getPendingWrites().size).toBe(0);
  });
  await vi.waitFor(async () => {
    expect((await two.favourites.list()).map(({ id }) => id)).toEqual(isMarked ? ['product:a'] : []);
  });
});

test('a flush resolves when the pending writes are stored', async () => {
  const { favourites, flushPendingWrites } = await openTab();
  addPendingWrite('product:a', true);
  await flushPendingWrites();
  expect((await favourites.list()).map(({ id }) => id)).toEqual(['product:a']);
});
