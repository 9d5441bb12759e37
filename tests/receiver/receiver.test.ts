import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { send } from '../../src/storage/outbox/send.ts';
import { browserEnvironment } from '../../src/storage/outbox/environment.ts';
import type { StoredFile } from '../../src/storage/schemas/stored-file.ts';
import type { StoredRecord } from '../../src/storage/schemas/stored-record.ts';
import { createRecordInput, getId } from '../../src/storage/testing/profile.ts';
import { startReceiver, type Receiver } from './receiver.ts';

let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});

afterEach(() => receiver.close());

const createRecord = (differing: Partial<StoredRecord> = {}): StoredRecord => ({
  ...createRecordInput(1, differing),
  delivery: { state: 'sending', tries: 0 },
});

const fileBytes = new Uint8Array([0, 255, 13, 10, 45, 45]);
const blob = new Blob([fileBytes], { type: 'image/png' });
const file: StoredFile = {
  id: 'a',
  owner: 'record:x',
  name: 'قهوة.png',
  type: blob.type,
  size: blob.size,
  blob,
  at: 1,
};

/** Sends a record as the outbox does. */
const post = (what = createRecord(), files: StoredFile[] = [], signal = new AbortController().signal) =>
  send(receiver.url, what, files, browserEnvironment, signal);

describe('the receiver', () => {
  test('stores a record, and gives the same response to its key afterwards', async () => {
    const first = await post();
    expect(first).toMatchObject({ status: 201, body: '{"reference":"REF-1"}' });
    expect(await post()).toEqual(first);
    expect([...receiver.stored.values()]).toEqual([{ record: createRecordInput(1), files: [] }]);
    expect(receiver.requests).toMatchObject([{ key: getId(1), cookie: undefined }, { key: getId(1) }]);
  });

  test('stores files byte for byte, with their names', async () => {
    await post(createRecord({ files: ['a'] }), [file]);
    const { record: stored, files } = receiver.stored.get(getId(1)) ?? { files: [] };
    expect(stored?.files).toEqual([{ id: 'a', name: 'قهوة.png', type: 'image/png', size: 6 }]);
    expect(files.map(({ name, type }) => [name, type])).toEqual([['قهوة.png', 'image/png']]);
    expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? [])).toEqual(fileBytes);
  });

  test('can store a record although its response fails', async () => {
    receiver.respondNext('store-500', 'half', 'no-cors');
    expect(await post()).toMatchObject({ status: 500, body: '' });
    expect(receiver.stored.size).toBe(1);
    expect(await post()).toEqual({ status: 201, type: 'application/json', body: '' });
    expect(await post()).toMatchObject({ status: 201, body: '{"reference":"REF-1"}' });
    expect(receiver.bodies.get(getId(1))?.size).toBe(1);
    expect(receiver.maxConcurrent()).toBe(1);
  });

  test('gives scripted responses, and stores only with a 2xx', async () => {
    receiver.respondNext(
      { status: 503, headers: { 'Retry-After': '7' } },
      { status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'thanks' },
    );
    expect(await post()).toMatchObject({ status: 503, retryAfter: '7' });
    expect(receiver.stored.size).toBe(0);
    for (const _ of [1, 2]) expect(await post()).toMatchObject({ status: 200, type: 'text/plain', body: 'thanks' });
    expect(receiver.stored.size).toBe(1);
  });

  test('can close the connection before or after it stores', async () => {
    receiver.respondNext('drop-before', 'drop');
    expect(await post()).toEqual({ reason: 'unreachable' });
    expect(receiver.stored.size).toBe(0);
    expect(await post()).toEqual({ reason: 'unreachable' });
    expect(receiver.stored.size).toBe(1);
    expect(await post()).toMatchObject({ status: 201 });
  });

  test('processes a key once at a time, until the client aborts', async () => {
    receiver.respondNext('hang');
    const giveUp = new AbortController();
    const hanging = post(createRecord(), [], giveUp.signal);
    await expect.poll(() => receiver.requests.length).toBe(1);
    expect(await post()).toMatchObject({ status: 409 });
    await expect.poll(() => [...receiver.hanging]).toEqual([createRecord().id]);
    giveUp.abort();
    await hanging;
    await expect.poll(() => receiver.hanging.size).toBe(0);
    expect(await post()).toMatchObject({ status: 201 });
  });

  test('counts concurrent requests except those that the client aborts', async () => {
    receiver.respondNext('hang');
    const giveUp = new AbortController();
    const hanging = post(createRecord(), [], giveUp.signal);
    await expect.poll(() => receiver.requests.length).toBe(1);
    // The receiver has not noticed yet that a client gave up.
    await post();
    giveUp.abort();
    await hanging;
    expect(receiver.maxConcurrent()).toBe(1);

    const slow = request(receiver.url, { method: 'POST' });
    slow.write('{');
    await expect.poll(() => receiver.requests.length).toBe(3);
    await post();
    const answered = once(slow, 'response');
    slow.end();
    await answered;
    expect(receiver.maxConcurrent()).toBe(2);

    receiver.resetMaxConcurrent();
    expect(receiver.maxConcurrent()).toBe(0);
    await post();
    expect(receiver.maxConcurrent()).toBe(1);
  });

  test('rejects an invalid record, a missing key, and the key of another record', async () => {
    const getStatus = async (headers: Record<string, string>, body: string) =>
      (await fetch(receiver.url, { method: 'POST', headers, body })).status;
    const json = { 'Content-Type': 'application/json' };
    expect(await getStatus({ ...json, 'Idempotency-Key': getId(1) }, '{')).toBe(400);
    expect(await getStatus({ 'Content-Type': 'text/plain', 'Idempotency-Key': getId(1) }, 'x')).toBe(400);
    expect(await getStatus(json, JSON.stringify(createRecordInput(1)))).toBe(400);
    expect(await getStatus({ ...json, 'Idempotency-Key': getId(2) }, JSON.stringify(createRecordInput(1)))).toBe(400);
    await post();
    expect(await post(createRecord({ title: 'Other' }))).toMatchObject({ status: 422 });
    expect((await fetch(receiver.url)).status).toBe(405);
  });

  test('allows cross-origin requests', async () => {
    const { status, headers } = await fetch(receiver.url, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
  });
});
