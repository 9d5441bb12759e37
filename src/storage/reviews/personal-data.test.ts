import { expect, test } from 'vitest';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { createRecordInput, getId } from '../testing/profile.ts';
import { eraseAtInbox, exportFromInbox } from './personal-data.ts';

const record: StoredRecord = {
  ...createRecordInput(1, { token: 'secret' }),
  delivery: { state: 'delivered', tries: 1 },
};

const respondWith = (response: () => Response, waits: number[] = []) => ({
  fetch: () => Promise.resolve().then(response),
  baseUrl: 'https://ino.example/',
  now: () => 0,
  wait: (delay: number) => {
    waits.push(delay);
    return Promise.resolve();
  },
});

test.each([
  ['it confirms the record', () => Response.json({ records: [{ id: getId(1) }] }), true],
  ['it confirms another record', () => Response.json({ records: [{ id: getId(2) }] }), false],
  ['it confirms nothing', () => Response.json({ records: [] }), false],
  ['it rejects the request', () => Response.json({ records: [{ id: getId(1) }] }, { status: 429 }), false],
  ['it answers with a page', () => new Response('<h1>Welcome</h1>'), false],
  [
    'the connection is lost',
    () => {
      throw new TypeError('failed to fetch');
    },
    false,
  ],
])('when %s, the inbox has erased the record: %#', async (_, response, isErased) => {
  expect(await eraseAtInbox('/api/inbox', record, respondWith(response))).toBe(isErased);
});

test('an export asks about each record that may have arrived, and about no other', async () => {
  const deliveries: StoredRecord['delivery'][] = [
    { state: 'delivered', tries: 1 },
    { state: 'failed', tries: 8, unsure: true },
    { state: 'saved', tries: 0 },
  ];
  const records = deliveries.map((delivery, position) => ({ ...record, id: getId(position + 1), delivery }));
  const requests: RequestInit[] = [];
  await exportFromInbox('/api/inbox', records, {
    ...respondWith(() => Response.json({ records: [] })),
    fetch: (_address, init = {}) => {
      requests.push(init);
      return Promise.resolve(Response.json({ records: [] }));
    },
  });
  const [request] = requests;
  expect(request?.body).toContain(getId(1));
  expect(request?.body).toContain(getId(2));
  expect(request?.body).not.toContain(getId(3));
});

test('an export that lacks a part fails', async () => {
  let count = 0;
  const createResponse = () => {
    if (++count > 1) throw new TypeError('failed to fetch');
    return Response.json({ records: [] });
  };
  const records = Array.from({ length: 101 }, () => record);
  expect(await exportFromInbox('/api/inbox', records, respondWith(createResponse))).toBeUndefined();
});

const createTooManyRequests = (retryAfter: string) =>
  new Response('', { status: 429, headers: { 'Retry-After': retryAfter } });

test('an export waits as long as the inbox asks for, and then has all records', async () => {
  const responses = [
    Response.json({ records: [{ id: getId(1) }] }),
    createTooManyRequests('42'),
    Response.json({ records: [{ id: getId(2) }] }),
  ];
  const waits: number[] = [];
  const records = Array.from({ length: 101 }, () => record);
  const environment = respondWith(() => responses.shift() ?? Response.error(), waits);
  const file = await exportFromInbox('/api/inbox', records, environment);
  expect(JSON.parse((await file?.text()) ?? '')).toEqual({ records: [{ id: getId(1) }, { id: getId(2) }] });
  expect(waits).toEqual([42_000]);
});

test.each([
  ['longer than a visitor would wait', '3600', []],
  ['again and again', '1', [1_000]],
  ['without saying how long', '', []],
])('an export that is told to wait %s fails', async (_, retryAfter, waited) => {
  const waits: number[] = [];
  expect(
    await exportFromInbox(
      '/api/inbox',
      [record],
      respondWith(() => createTooManyRequests(retryAfter), waits),
    ),
  ).toBeUndefined();
  expect(waits).toEqual(waited);
});
