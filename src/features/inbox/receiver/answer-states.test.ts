import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getId } from '@/storage/testing/profile.ts';
import { createTestRecord, fetchFromSite } from '../testing/post.ts';
import { serveInbox, type TestServer } from '../testing/serve.ts';
import { LIMITS } from './limits.ts';

let folder: string;
let server: TestServer;

/** The clock of the server. */
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  now = createTestRecord(1).at + 60_000;
  server = await serveInbox({ folder, limits: LIMITS, now: () => now });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const createToken = () => randomBytes(32).toString('base64url');

const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetchFromSite(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function submit(number: number, token?: string): Promise<void> {
  const { delivery: _, ...record } = createTestRecord(number);
  const body = { ...record, ...(token !== undefined && { token }) };
  expect((await postJson(server.url, body, { 'Idempotency-Key': getId(number) })).status).toBe(201);
}

const ask = (records: unknown) => postJson(`${server.url}state`, { records });

test('a device that knows the tokens gets the states of its records', async () => {
  const tokens = [createToken(), createToken()] as const;
  await submit(1, tokens[0]);
  await submit(2, tokens[1]);
  const records = [1, 2].map((number) => ({ id: getId(number), token: tokens[number - 1] }));
  const answer = await ask(records);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    records: [1, 2].map((number) => ({ id: getId(number), state: 'received', at: now })),
  });
});

test('a wrong token, an unknown record and a record without a token have no answer', async () => {
  const token = createToken();
  await submit(1, token);
  await submit(2);
  const wrong = [
    { id: getId(1), token: createToken() },
    { id: getId(2), token },
    { id: getId(3), token },
  ];
  expect(await (await ask(wrong)).json()).toEqual({ records: [] });
});

test('the database does not contain the token', async () => {
  const token = createToken();
  await submit(1, token);
  const bytes = ['inbox.sqlite', 'inbox.sqlite-wal'].map((name) => readFileSync(path.join(folder, name), 'latin1'));
  expect(bytes.join('').includes(token)).toBe(false);
});

const createUnknown = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), token: createToken() }));

test('a device gets the state of its record, however many others the inbox does not know', async () => {
  const token = createToken();
  await submit(1, token);
  now += 60_000;
  const answer = await ask([...createUnknown(99), { id: getId(1), token }]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ records: [{ id: getId(1), state: 'received' }] });
});

test('a record that its sender has erased costs nothing, because the sender knows its token', async () => {
  const records = Array.from({ length: 20 }, (_, at) => ({ id: getId(at + 1), token: createToken() }));
  for (const [at, { token }] of records.entries()) await submit(at + 1, token);
  expect((await postJson(`${server.url}erase`, { records })).status).toBe(200);
  for (let times = 0; times < 20; times++) {
    const answer = await ask(records);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ records: [] });
  }
});

test('guessing uses up the requests of the sender, and more', async () => {
  const token = createToken();
  await submit(1, token);
  now += 60_000;
  const guesses = Array.from({ length: 100 }, () => ({ id: getId(1), token: createToken() }));
  expect((await ask(guesses)).status).toBe(200);
  const answer = await ask([{ id: getId(1), token }]);
  // 60 requests at once, of which it has made 101.
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42']);
  now += 41_000;
  expect((await ask([{ id: getId(1), token }])).status).toBe(429);
  now += 1_000;
  expect((await ask([{ id: getId(1), token }])).status).toBe(200);
});

test('many requests at once make no more guesses than one after the other', async () => {
  const token = createToken();
  await submit(1, token);
  now += 60_000;
  const guesses = Array.from({ length: 100 }, () => ({ id: getId(1), token: createToken() }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(guesses)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  ['no records', []],
  ['too many records', Array.from({ length: 101 }, () => ({ id: getId(1), token: createToken() }))],
  ['a token that is too short', [{ id: getId(1), token: 'abc' }]],
  ['an id that is no UUID', [{ id: "' OR 1=1 --", token: createToken() }]],
  ['something else', 'all'],
])('a request with %s is rejected', async (_, records) => {
  expect((await ask(records)).status).toBe(422);
});

test('a request is limited in size and must be JSON', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  expect((await fetchFromSite(`${server.url}state`, { ...init, body: '{' })).status).toBe(422);
  expect((await fetchFromSite(`${server.url}state`, { ...init, body: ' '.repeat(20_001) })).status).toBe(413);
  expect((await fetchFromSite(`${server.url}state`, { method: 'POST', body: '{}' })).status).toBe(415);
  expect((await fetchFromSite(`${server.url}state`)).status).toBe(405);
});
