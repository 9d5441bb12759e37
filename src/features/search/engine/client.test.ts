import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_STATE } from '../state.ts';
import { resetClient, search } from './client.ts';
import type { EngineAnswer, EngineRequest, SearchRequest } from './messages.ts';

const REQUEST: SearchRequest = {
  query: EMPTY_STATE,
  limits: {
    single: 1,
    perType: { products: 1, stores: 1, services: 1, jobs: 1, projects: 1, markets: 1, posts: 1, help: 1 },
  },
  today: '2026-11-20',
};

const RESPONSE = { groups: [], count: 0, counts: {}, words: [], isCorrected: false };

/** A worker that a test answers for. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly requests: EngineRequest[] = [];

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: EngineRequest): void {
    this.requests.push(message);
  }

  answer(answer: EngineAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }

  readonly terminate = vi.fn<() => void>();
}

beforeEach(() => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  resetClient();
  vi.unstubAllGlobals();
});

test('starts one worker for several searches', async () => {
  const first = search(REQUEST);
  const second = search(REQUEST);
  const [worker, ...others] = FakeWorker.started;
  expect(others).toEqual([]);
  for (const { id } of worker?.requests ?? []) worker?.answer({ id, response: { ...RESPONSE, count: id } });
  expect((await second).count).toBe((await first).count + 1);
});

test('starts another worker after one could not be loaded', async () => {
  const failed = search(REQUEST);
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('the worker cannot be loaded');

  const next = search(REQUEST);
  const [, worker, ...others] = FakeWorker.started;
  expect([worker, others]).toEqual([expect.any(FakeWorker), []]);
  for (const { id } of worker?.requests ?? []) worker?.answer({ id, response: RESPONSE });
  await expect(next).resolves.toEqual(RESPONSE);
});
