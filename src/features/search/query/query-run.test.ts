import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebounce, startQuery } from './query-run.ts';

const DELAY_MS = 80;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Types texts as the hook does: each change aborts the query of the one before. Returns the texts that were searched. */
function createTyping() {
  const getDelay = createDebounce(DELAY_MS);
  const started: { text: string; signal: AbortSignal; resolve: () => void; reject: () => void }[] = [];
  const onResult = vi.fn<(text: string) => void>();
  const onError = vi.fn<() => void>();
  let abort: () => void = () => undefined;
  const type = (text: string) => {
    abort();
    const run = (signal: AbortSignal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      started.push({
        text,
        signal,
        resolve: () => {
          resolve(text);
        },
        reject: () => {
          reject(new Error('offline'));
        },
      });
      return promise;
    };
    abort = startQuery(run, getDelay(performance.now()), { onResult, onError });
  };
  return { type, started, onResult, onError, getTexts: () => started.map(({ text }) => text) };
}

describe('startQuery', () => {
  test('runs a query once for each change, and the first one at once', async () => {
    const { type, getTexts } = createTyping();
    type('h');
    expect(getTexts()).toEqual(['h']);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    type('ho');
    await vi.advanceTimersByTimeAsync(10 * DELAY_MS);
    expect(getTexts()).toEqual(['h', 'ho']);
  });

  test('runs only the last of several fast changes', async () => {
    const { type, getTexts } = createTyping();
    for (const text of ['h', 'ho', 'hon', 'hone']) {
      type(text);
      await vi.advanceTimersByTimeAsync(DELAY_MS / 2);
    }
    expect(getTexts()).toEqual(['h']);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(getTexts()).toEqual(['h', 'hone']);
  });

  test('aborts the earlier query, whose late result is ignored', async () => {
    const { type, started, onResult } = createTyping();
    type('h');
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    type('ho');
    expect(started.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    started[1]?.resolve();
    started[0]?.resolve();
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([['ho']]);
  });

  test('reports an error once, and none of an aborted query', async () => {
    const { type, started, onError, onResult } = createTyping();
    type('h');
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    type('ho');
    started[0]?.reject();
    await vi.runAllTimersAsync();
    expect(onError).not.toHaveBeenCalled();
    started[1]?.reject();
    await vi.runAllTimersAsync();
    expect(onError).toHaveBeenCalledOnce();
    expect(onResult).not.toHaveBeenCalled();
  });
});
