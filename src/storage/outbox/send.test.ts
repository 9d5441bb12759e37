import { describe, expect, test, vi } from 'vitest';
import type { StoredRecord } from '../schemas.ts';
import { createRecordInput } from '../testing/profile.ts';
import { send, timeoutOf } from './send.ts';
import { browserEnvironment } from './environment.ts';

const record: StoredRecord = { ...createRecordInput(1), delivery: { state: 'sending', tries: 0 } };

/** Sends to a receiver that answers so; no alarm ever rings. */
function sent(fetch: typeof globalThis.fetch, signal = new AbortController().signal) {
  const cancel = vi.fn<() => void>();
  const outcome = send(
    'https://operator.example/records',
    record,
    [],
    { ...browserEnvironment, fetch, alarm: () => cancel },
    signal,
  );
  return { outcome, cancel };
}

/** A body of so many pieces of 1 kB, counted as they are read, that ends or breaks. */
function pieces(most: number, breaks = false) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read === most) {
        if (breaks) controller.error(new TypeError('cut'));
        else controller.close();
        return;
      }
      read++;
      controller.enqueue(new Uint8Array(1024).fill(97));
    },
  });
  return { body, count: () => read };
}

describe('the time for an answer', () => {
  test.each([
    ['no files', [], 20_000],
    ['a file of some bytes', [300], 60_010],
    ['six pictures of 5 MB and two videos of 20 MB', [5, 5, 5, 5, 5, 5, 20, 20].map((size) => size * 1e6), 2_393_334],
  ])('with %s', (_, sizes, milliseconds) => {
    expect(timeoutOf(sizes.map((size) => ({ size })))).toBe(milliseconds);
  });
});

describe('send', () => {
  test('reads no more of an answer than it may', async () => {
    const { body, count } = pieces(10_000);
    const outcome = await sent(() => Promise.resolve(new Response(body))).outcome;
    expect(outcome).toMatchObject({ status: 200, body: 'a'.repeat(64 * 1024) });
    expect(count()).toBeLessThan(70);
  });

  test('believes the status of an answer whose body breaks off', async () => {
    const { body } = pieces(3, true);
    const outcome = await sent(() => Promise.resolve(new Response(body, { status: 201 }))).outcome;
    expect(outcome).toEqual({ status: 201, body: '' });
  });

  test('asks nobody once it is stopped, and leaves no alarm', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>((_, init) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException('aborted', 'AbortError'))
        : Promise.resolve(new Response()),
    );
    const { outcome, cancel } = sent(fetch, AbortSignal.abort());
    expect(await outcome).toEqual({ fault: 'unreachable' });
    expect(cancel).toHaveBeenCalledOnce();
  });
});
