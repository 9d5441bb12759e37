import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getId } from '@/storage/testing/profile.ts';
import { openSqliteQueue } from '../store/sqlite-queue.ts';
import { createTestFile, createTestRecord, fetchFromSite, postRecord } from '../testing/post.ts';
import { serveInbox, type TestServer } from '../testing/serve.ts';
import { LIMITS } from './limits.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** A word of a visitor that occurs nowhere else. */
const SECRET = 'Zanzibarquartz';

let folder: string;
let server: TestServer;

/** The clock of the server. */
let now: number;

const serve = async () => {
  server = await serveInbox({ folder, limits: LIMITS, now: () => now });
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  now = createTestRecord(1).at + 60_000;
  await serve();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const createToken = () => randomBytes(32).toString('base64url');

const createRecord = (number: number, token: string, action = 'contact') => {
  const answer = { name: 'message', label: 'Message', kind: 'longText', value: SECRET, text: SECRET };
  return createTestRecord(number, { token, action, answers: [answer], files: [`file-${number}`] });
};

const submit = (number: number, token: string, action?: string) =>
  postRecord(server.url, createRecord(number, token, action), [createTestFile(`file-${number}`)]);

async function ask(endpoint: 'state' | 'erase' | 'export', number: number, token: string) {
  const body = JSON.stringify({ records: [{ id: getId(number), token }] });
  const response = await fetchFromSite(`${server.url}${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { records: Record<string, unknown>[] }).records;
}

const listFiles = () => readdirSync(path.join(folder, 'files'));

const readDatabase = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('inbox.sqlite'))
    .map((name) => readFileSync(path.join(folder, name), 'latin1'))
    .join('');

test('a sender reads all that is stored about a submission', async () => {
  const token = createToken();
  await submit(1, token);
  const [exported] = await ask('export', 1, token);
  expect(exported).toMatchObject({ id: getId(1), state: 'received', receivedAt: now });
  expect(exported?.['record']).toMatchObject({ number: 'RQ-261121-1', answers: [{ text: SECRET }] });
  expect(exported?.['files']).toMatchObject([{ name: 'file-1.png', type: 'image/png' }]);
  expect(JSON.stringify(exported)).not.toContain(token);
  expect(await ask('export', 1, createToken())).toEqual([]);
});

test('erasing leaves neither the files nor a word of the submission, and keeps the others', async () => {
  const [token, other] = [createToken(), createToken()];
  await submit(1, token);
  expect(readDatabase()).toContain(SECRET);
  expect(await ask('erase', 1, token)).toEqual([{ id: getId(1) }]);
  expect(listFiles()).toEqual([]);
  const stored = readDatabase();
  for (const word of [SECRET, SECRET.toLowerCase(), getId(1), 'RQ-261121-1', 'file-1.png']) {
    expect(stored.includes(word), word).toBe(false);
  }
  expect(await ask('state', 1, token)).toEqual([]);
  await submit(2, other);
  expect(await ask('state', 2, other)).toMatchObject([{ state: 'received' }]);
  expect(listFiles()).toHaveLength(1);
});

test.each(['a request', 'the end of its time'])('%s leaves no word in the index of the search', async (cause) => {
  const token = createToken();
  await submit(1, token, 'contact');
  const queue = await openSqliteQueue(path.join(folder, 'inbox.sqlite'));
  const search = async () => (await queue.list({ search: SECRET }, { limit: 10 })).entries.map(({ id }) => id);
  expect(await search()).toEqual([getId(1)]);
  if (cause === 'a request') {
    await ask('erase', 1, token);
  } else {
    await server.close();
    now += 181 * DAY;
    await serve();
  }
  expect(await search()).toEqual([]);
  const stored = readDatabase();
  for (const word of [SECRET, SECRET.toLowerCase()]) expect(stored.includes(word), word).toBe(false);
  queue.close();
});

test('a wrong token erases nothing', async () => {
  const token = createToken();
  await submit(1, token);
  expect(await ask('erase', 1, createToken())).toEqual([]);
  expect(await ask('state', 1, token)).toHaveLength(1);
  expect(listFiles()).toHaveLength(1);
});

test('a second request to erase is confirmed too, because the first response may be lost', async () => {
  const token = createToken();
  await submit(1, token);
  await ask('erase', 1, token);
  expect(await ask('erase', 1, token)).toEqual([{ id: getId(1) }]);
  expect(await ask('erase', 1, createToken())).toEqual([]);
});

test('a late retry of an erased record is known and not stored again', async () => {
  const token = createToken();
  await submit(1, token);
  await ask('erase', 1, token);
  expect(await submit(1, token)).toMatchObject({ status: 201 });
  expect(await ask('state', 1, token)).toEqual([]);
  expect(listFiles()).toEqual([]);
});

test('guessing uses up the requests of the sender', async () => {
  const records = Array.from({ length: 100 }, () => ({ id: getId(1), token: createToken() }));
  for (const endpoint of ['erase', 'export']) {
    const request = () =>
      fetchFromSite(`${server.url}${endpoint}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ records }),
      });
    expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
    now += 200_000;
  }
});

test('a sender gets and erases what is stored, however many others the inbox does not know', async () => {
  const token = createToken();
  await submit(1, token);
  const unknown = Array.from({ length: 99 }, () => ({ id: randomUUID(), token: createToken() }));
  for (const endpoint of ['export', 'erase']) {
    now += 200_000;
    const response = await fetchFromSite(`${server.url}${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ records: [...unknown, { id: getId(1), token }] }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ records: [{ id: getId(1) }] });
  }
});

test('each kind is erased after its time, at the start and not before', async () => {
  const [contact, quotation] = [createToken(), createToken()];
  await submit(1, contact, 'contact');
  await submit(2, quotation, 'quotation');
  const restartAfter = async (days: number) => {
    await server.close();
    now += days * DAY;
    await serve();
  };
  await restartAfter(179);
  expect([await ask('state', 1, contact), await ask('state', 2, quotation)]).toMatchObject([[{}], [{}]]);
  await restartAfter(2);
  expect(await ask('state', 1, contact)).toEqual([]);
  expect(await ask('state', 2, quotation)).toHaveLength(1);
  expect(listFiles()).toHaveLength(1);
  await restartAfter(200);
  expect(await ask('state', 2, quotation)).toEqual([]);
  expect(listFiles()).toEqual([]);
  expect(server.failures).toEqual([]);
});
