import { expect, test, vi } from 'vitest';
import type { QueueStore } from '@/features/inbox/store/queue-store.ts';
import { checkPublication, PublicationWatcher } from './watch-publications.ts';

const PUBLICATION = JSON.stringify({ kind: 'post', collection: 'posts', slug: 'a', address: '/posts/a', files: [] });

/** Checks the page of a submission. Returns the result, the requested address and the step that was stored. */
async function check(status: number | 'offline', overrides: Record<string, unknown> = {}) {
  const steps: unknown[] = [];
  const requested: string[] = [];
  const store = {
    read: () => Promise.resolve({ id: 'a', version: 3, state: 'accepted', publication: PUBLICATION, ...overrides }),
    take: (change: unknown) => {
      steps.push(change);
      return Promise.resolve('done');
    },
  } as unknown as QueueStore;
  const fetchPage = (url: URL) => {
    requested.push(url.href);
    return status === 'offline' ? Promise.reject(new TypeError('offline')) : Promise.resolve({ status });
  };
  const isDone = await checkPublication(store, { id: 'a', origin: 'https://ino.example', at: 9, fetchPage });
  return { isDone, requested, steps };
}

test('a submission is published when its public address answers with 200', async () => {
  expect(await check(200)).toEqual({
    isDone: true,
    requested: ['https://ino.example/posts/a'],
    steps: [{ id: 'a', version: 3, editor: '', at: 9, step: 'publish', text: '/posts/a' }],
  });
});

test.each([404, 302, 500, 'offline'] as const)('with %s, it is checked again later', async (status) => {
  expect(await check(status)).toMatchObject({ isDone: false, steps: [] });
});

test('what is no longer accepted is not checked again', async () => {
  expect(await check(200, { state: 'received' })).toEqual({ isDone: true, requested: [], steps: [] });
});

test('an address of another site is never requested', async () => {
  const publication = PUBLICATION.replace('/posts/a', '//evil.example/a');
  expect(await check(200, { publication })).toEqual({ isDone: false, requested: [], steps: [] });
});

test('the watcher starts with the next request when the storage was busy', async () => {
  const list = vi.fn(() => Promise.resolve({ entries: [] }));
  list.mockRejectedValueOnce(new Error('busy'));
  const watcher = new PublicationWatcher({ list } as unknown as QueueStore);
  await expect(watcher.start('https://ino.example')).rejects.toThrow('busy');
  await watcher.start('https://ino.example');
  await watcher.start('https://ino.example');
  expect(list).toHaveBeenCalledTimes(2);
});

test('a page that is accepted again is checked soon, not when the check of the earlier one is due', async () => {
  vi.useFakeTimers();
  // No request is made for it, so it is never public.
  const publication = PUBLICATION.replace('/posts/a', '//evil.example/a');
  const read = vi.fn(() => Promise.resolve({ state: 'accepted', publication }));
  const watcher = new PublicationWatcher({ read } as unknown as QueueStore);
  const watch = () => {
    watcher.watch('a', 'https://ino.example');
  };
  watch();
  await vi.advanceTimersByTimeAsync(600_000);
  const before = read.mock.calls.length;
  watch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(before + 1);
  // The later checks are those of one timer.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(read).toHaveBeenCalledTimes(before + 3);
  vi.useRealTimers();
});

test('a page that is accepted again while it is checked is checked once more, not twice', async () => {
  vi.useFakeTimers();
  const publication = PUBLICATION.replace('/posts/a', '//evil.example/a');
  const first = Promise.withResolvers<unknown>();
  const read = vi.fn(() => Promise.resolve<unknown>({ state: 'accepted', publication }));
  read.mockReturnValueOnce(first.promise);
  const watcher = new PublicationWatcher({ read } as unknown as QueueStore);
  watcher.watch('a', 'https://ino.example');
  await vi.advanceTimersByTimeAsync(1_000);
  watcher.watch('a', 'https://ino.example');
  first.resolve({ state: 'accepted', publication });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
