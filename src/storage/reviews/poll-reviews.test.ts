import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInitialDelivery } from '../outbox/initial-delivery.ts';
import { tick } from '../outbox/test-harness.ts';
import type { Database } from '../database.ts';
import { observeQuery } from '../observe-query.ts';
import {
  createRecordInput,
  createStores,
  createTestProfile,
  getId,
  openTab,
  type Stores,
  type TestProfile,
} from '../testing/profile.ts';
import { openPolling, type Polling } from './poll-reviews.ts';
import type { ReviewEnvironment } from './environment.ts';

const TOKEN = 't'.repeat(43);
const SECOND = 1_000;

let profile: TestProfile;
let database: Database;
let stores: Stores;
let opened: Polling[];
let now: number;
let random: number;
let isOnline: boolean;
let isVisible: boolean;
let listeners: Set<() => void>;
let timers: Set<{ at: number; wake: () => void }>;
/** What the inbox answers, by the path of the request. */
let respond: (path: string, method: string) => Response | Promise<Response>;
let requests: { path: string; method: string; body: unknown; isLimited: boolean }[];

const environment: ReviewEnvironment = {
  now: () => now,
  random: () => random,
  fetch: (url, init) => {
    const { pathname: path } = new URL(url instanceof Request ? url.url : url);
    const { method = 'GET', body, signal } = init ?? {};
    const isLimited = signal instanceof AbortSignal;
    requests.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : undefined, isLimited });
    return Promise.resolve().then(() => respond(path, method));
  },
  setTimer: (milliseconds, wake) => {
    const timer = { at: now + milliseconds, wake };
    timers.add(timer);
    return () => timers.delete(timer);
  },
  isOnline: () => isOnline,
  whenOnline: (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  isVisible: () => isVisible,
  whenVisibilityChanges: (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  shouldSaveData: () => false,
  getBaseUrl: () => 'https://ino.example/your-data',
};

const answer = (state: string, more: object = {}, id = getId(1)) =>
  Response.json({ records: [{ id, state, at: 5, ...more }] });

beforeEach(async () => {
  now = createRecordInput(1).at;
  random = 0.5;
  [isOnline, isVisible] = [true, true];
  [listeners, timers] = [new Set(), new Set()];
  requests = [];
  opened = [];
  respond = () => answer('received');
  profile = createTestProfile();
  database = await openTab(profile);
  stores = createStores({ database, isPersistent: true });
});

afterEach(async () => {
  await Promise.all(opened.map((polling) => polling.stop()));
});

const submit = (number: number) =>
  stores.records.submit(createRecordInput(number, { at: now, token: TOKEN }), {
    delivery: { ...createInitialDelivery(now, true), state: 'delivered', deliveredAt: now },
  });

/** Waits until every tab waits for its timer. News of the database wake a tab at any time, also long after the change. */
const settle = async () => {
  for (let round = 0; round < 60; round++) await tick();
  while (timers.size < opened.length) await tick();
};

/** Moves the clock, and runs what is due on the way. */
async function pass(milliseconds: number): Promise<void> {
  const end = now + milliseconds;
  await settle();
  for (;;) {
    const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    if (!next) break;
    now = Math.max(now, next.at);
    timers.delete(next);
    next.wake();
    await settle();
  }
  now = end;
  await settle();
}

async function start(tab = database): Promise<void> {
  opened.push(openPolling('/api/inbox', tab, environment));
  await settle();
}

const getReview = async (number = 1) => (await stores.records.get(getId(number)))?.review;
const getPolls = () => requests.filter(({ path }) => path === '/api/inbox/state');

test('the device learns the state of a record', async () => {
  await submit(1);
  await start();
  await pass(20 * SECOND);
  expect(getPolls().map(({ body }) => body)).toEqual([{ records: [{ id: getId(1), token: TOKEN }] }]);
  expect(await getReview()).toMatchObject({ state: 'received', at: 5 });
  respond = () => answer('declined', { reason: 'No picture' });
  await pass(60 * SECOND);
  expect(await getReview()).toMatchObject({ state: 'declined', reason: 'No picture' });
});

test('the device learns the state of an imported record whose id is in capitals', async () => {
  const id = 'AAAAAAAA-0000-4000-8000-000000000001';
  await stores.records.submit(createRecordInput(1, { id, at: now, token: TOKEN }), {
    delivery: { ...createInitialDelivery(now, true), state: 'delivered', deliveredAt: now },
  });
  // The inbox answers with the id as it has stored it.
  respond = () => answer('accepted', {}, id.toLowerCase());
  await start();
  await pass(20 * SECOND);
  expect((await stores.records.get(id))?.review).toMatchObject({ state: 'accepted' });
});

test('a record is published once its page is public', async () => {
  let status = 404;
  respond = (path) =>
    path === '/posts/a' ? new Response(null, { status }) : answer('published', { link: '/posts/a' });
  await submit(1);
  await start();
  await pass(20 * SECOND);
  expect(await getReview()).toEqual({ state: 'accepted', at: 5, seenAt: expect.any(Number) as number });
  status = 200;
  await pass(60 * SECOND);
  expect(await getReview()).toMatchObject({ state: 'published', link: '/posts/a' });
  // A lost connection does not take it back.
  status = 503;
  await pass(10 * 60 * SECOND);
  expect(await getReview()).toMatchObject({ state: 'published' });
});

test('no request takes any time: the next ones would wait for it', async () => {
  respond = (path) => (path === '/posts/dates' ? new Response(null) : answer('published', { link: '/posts/dates' }));
  await submit(1);
  await start();
  await pass(15 * SECOND);
  expect(requests.map(({ method, isLimited }) => [method, isLimited])).toEqual([
    ['POST', true],
    ['HEAD', true],
  ]);
});

test('a server that does not know HEAD is asked with GET', async () => {
  respond = (path, method) => {
    if (path === '/api/inbox/state') return answer('published', { link: '/posts/a' });
    return new Response(null, { status: method === 'HEAD' ? 405 : 200 });
  };
  await submit(1);
  await start();
  await pass(20 * SECOND);
  expect(await getReview()).toMatchObject({ state: 'published' });
});

test('the device does not poll offline or while the page is hidden', async () => {
  [isOnline, isVisible] = [false, false];
  await submit(1);
  await start();
  await pass(600 * SECOND);
  isOnline = true;
  for (const changed of listeners) changed();
  await settle();
  expect(requests).toEqual([]);
  isVisible = true;
  for (const changed of listeners) changed();
  await settle();
  expect(getPolls()).toHaveLength(1);
});

test('the device waits as long as the inbox asks', async () => {
  respond = () => new Response(null, { status: 429, headers: { 'Retry-After': '300' } });
  await submit(1);
  await start();
  await pass(310 * SECOND);
  expect(getPolls()).toHaveLength(1);
  respond = () => answer('received');
  await pass(10 * SECOND);
  expect(getPolls()).toHaveLength(2);
  expect(await getReview()).toMatchObject({ state: 'received' });
});

test.each([
  ['no inbox', () => new Response('Not found', { status: 404 })],
  ['a page instead of an answer', () => new Response('<h1>Welcome</h1>')],
])('a receiver with %s is polled once a day', async (_, answering) => {
  respond = answering;
  await submit(1);
  await start();
  await pass(23 * 60 * 60 * SECOND);
  expect(getPolls()).toHaveLength(1);
  await pass(2 * 60 * 60 * SECOND);
  expect(getPolls()).toHaveLength(2);
});

test('two tabs poll once', async () => {
  await submit(1);
  await start();
  await start(await openTab(profile));
  await pass(16 * SECOND);
  expect(getPolls()).toHaveLength(1);
});

test('an answer about another record changes nothing', async () => {
  await submit(1);
  await submit(2);
  await stores.records.remove(getId(1));
  await submit(3);
  respond = () => answer('declined', {}, getId(9));
  await start();
  await pass(20 * SECOND);
  expect([await getReview(2), await getReview(3)]).toEqual([undefined, undefined]);
});

test('the answers of one response are stored at once', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  for (const number of numbers) await submit(number);
  const answers = numbers.map((number) => ({ id: getId(number), state: 'received', at: 5 }));
  respond = () => Response.json({ records: answers });
  const counts: number[] = [];
  const stop = observeQuery(
    async () => (await stores.records.list()).filter(({ review }) => review).length,
    (count) => counts.push(count),
  );
  await start();
  await pass(20 * SECOND);
  stop();
  expect([...new Set(counts)]).toEqual([0, 30]);
});

test('more than a hundred records are polled in several requests', async () => {
  for (let number = 1; number <= 130; number++) await submit(number);
  await start();
  await pass(16 * SECOND);
  const sizes = getPolls().map(({ body }) => (body as { records: unknown[] }).records.length);
  expect(sizes).toEqual([100, 30]);
});

test('all records are asked about, although the inbox answers only one request each time', async () => {
  for (let number = 1; number <= 250; number++) await submit(number);
  let isBusy = false;
  respond = () => {
    isBusy = !isBusy;
    if (!isBusy) return new Response('', { status: 429, headers: { 'Retry-After': '100' } });
    return Response.json({ records: [] });
  };
  await start();
  for (random of [0, 0.99, 0.5, 0.3, 0.7]) await pass(60 * 60 * SECOND);
  const asked = requests
    .filter((_, at) => at % 2 === 0)
    .flatMap(({ body }) => (body as { records: { id: string }[] }).records);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(250);
});
