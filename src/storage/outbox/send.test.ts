import { describe, expect, test, vi } from 'vitest';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { createRecordInput } from '../testing/profile.ts';
import { send, getTimeout } from './send.ts';
import { browserEnvironment } from './environment.ts';

const record: StoredRecord = { ...createRecordInput(1), delivery: { state: 'sending', tries: 0 } };

/** Sends to a receiver with the given response; timers never fire. */
function sendOnce(fetch: typeof globalThis.fetch, signal = new AbortController().signal) {
  const cancel = vi.fn<() => void>();
  const outcome = send(
    'https://operator.example/records',
    record,
    [],
    { ...browserEnvironment, fetch, setTimer: () => cancel },
    signal,
  );
  return { outcome, cancel };
}

/** A body of chunks of 1 kB that counts reads and ends or breaks. */
function createBody(chunks: number, breaks = false) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read === chunks) {
        if (breaks) controller.error(new TypeError('cut'));
        else controller.close();
        return;
      }
      read++;
      controller.enqueue(new Uint8Array(1000).fill(97));
    },
  });
  return { body, count: () => read };
}

describe('timeout', () => {
  test.each([
    ['no files', [], 20_000],
    ['a file of some bytes', [300], 60_010],
    ['six pictures of 5 MB and two videos of 20 MB', [5, 5, 5, 5, 5, 5, 20, 20].map((size) => size * 1e6), 2_393_334],
  ])('with %s', (_, sizes, milliseconds) => {
    expect(getTimeout(sizes.map((size) => ({ size })))).toBe(milliseconds);
  });
});

describe('send', () => {
  test('reads a response only up to the limit', async () => {
    const { body, count } = createBody(10_000);
    const outcome = await sendOnce(() => Promise.resolve(new Response(body))).outcome;
    expect(outcome).toMatchObject({ status: 200, body: 'a'.repeat(64_000) });
    expect(count()).toBeLessThan(70);
  });

  test('uses the status of a response whose body breaks off', async () => {
    const { body } = createBody(3, true);
    const outcome = await sendOnce(() => Promise.resolve(new Response(body, { status: 201 }))).outcome;
    expect(outcome).toEqual({ status: 201, body: '' });
  });

  test('makes no request once aborted, and leaves no timer', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>((_, init) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException('aborted', 'AbortError'))
        : Promise.resolve(new Response()),
    );
    const { outcome, cancel } = sendOnce(fetch, AbortSignal.abort());
    expect(await outcome).toEqual({ reason: 'unreachable' });
    expect(cancel).toHaveBeenCalledOnce();
  });
});
