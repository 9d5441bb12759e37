import { afterEach, expect, test, vi } from 'vitest';
import { browserEnvironment } from './environment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('on plain http, where the browser has no locks, the work runs at once', async () => {
  vi.stubGlobal('navigator', {});
  const work = vi.fn(() => Promise.resolve());
  await browserEnvironment.runExclusively(work, new AbortController().signal);
  expect(work).toHaveBeenCalledOnce();
});

test('with locks, the work waits for the lock, and stopping ends the wait', async () => {
  const stopping = new AbortController();
  const request = (_: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => Promise.resolve());
  const waiting = browserEnvironment.runExclusively(work, stopping.signal);
  stopping.abort();
  await waiting;
  expect(work).not.toHaveBeenCalled();
});
