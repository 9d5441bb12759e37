import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { StoredRecord, type Delivery } from '../schemas/stored-record.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { createRecordInput, createTestDatabase, getId } from '../testing/profile.ts';
import { createQueue, type Queue } from './queue.ts';

const NOW = 1_000_000;

let database: Database;
let queue: Queue;

beforeEach(async () => {
  database = await createTestDatabase();
  queue = createQueue(database);
});

const put = (delivery: Delivery, number = 1, overrides: Partial<StoredRecord> = {}) =>
  new ValidatedTable(database.records, StoredRecord).upsert({ ...createRecordInput(number, overrides), delivery });
const getDelivery = async (number = 1) =>
  (await new ValidatedTable(database.records, StoredRecord).get(getId(number)))?.delivery;

describe('recordOutcome', () => {
  test.each<[Delivery, Delivery, Delivery]>([
    [
      { state: 'sending', tries: 0 },
      { state: 'failed', tries: 1 },
      { state: 'failed', tries: 1 },
    ],
    // Another tab has resumed it.
    [
      { state: 'queued', tries: 0, unsure: true },
      { state: 'failed', tries: 1 },
      { state: 'queued', tries: 0, unsure: true },
    ],
    [
      { state: 'sending', tries: 0, unsure: true },
      { state: 'queued', tries: 1 },
      { state: 'queued', tries: 1, unsure: true },
    ],
    [
      { state: 'queued', tries: 0, unsure: true },
      { state: 'delivered', tries: 1 },
      { state: 'delivered', tries: 1 },
    ],
    [
      { state: 'delivered', tries: 1 },
      { state: 'queued', tries: 1 },
      { state: 'delivered', tries: 1 },
    ],
  ])('of %j with %j: %j', async (before, outcome, expected) => {
    await put(before);
    await queue.recordOutcome(getId(1), outcome);
    expect(await getDelivery()).toEqual(expected);
  });

  test('does not restore a deleted record', async () => {
    await queue.recordOutcome(getId(1), { state: 'delivered', tries: 1 });
    expect(await database.records.count()).toBe(0);
  });

  test('removes the draft after delivery', async () => {
    const draft = { id: 'quotation:', values: {}, startedAt: 1, at: 1 };
    await database.records.put({ ...createRecordInput(1), delivery: { state: 'sending', tries: 0 }, draft });
    await queue.recordOutcome(getId(1), { state: 'delivered', tries: 1 });
    expect(await database.records.get(getId(1))).not.toHaveProperty('draft');
  });
});

describe('claim', () => {
  test('gives a record to one tab only', async () => {
    await put({ state: 'queued', tries: 0, next: NOW });
    const claimed = await Promise.all([queue.claim(NOW), createQueue(database).claim(NOW)]);
    expect(claimed.filter(Boolean)).toHaveLength(1);
    expect(await getDelivery()).toEqual({ state: 'sending', tries: 0 });
  });

  test.each<Delivery>([
    { state: 'queued', tries: 0, next: NOW + 1 },
    { state: 'saved', tries: 0 },
    { state: 'failed', tries: 1 },
    { state: 'delivered', tries: 1 },
    { state: 'sending', tries: 0 },
  ])('skips %j', async (delivery) => {
    await put(delivery);
    expect(await queue.claim(NOW)).toBeUndefined();
    expect(await getDelivery()).toEqual(delivery);
  });

  test('gives a new record a token, which stays', async () => {
    await put({ state: 'queued', tries: 0, next: NOW });
    const { token } = (await queue.claim(NOW)) ?? {};
    expect(token).toMatch(/^[\w-]{43}$/);
    await queue.recover(NOW);
    expect((await queue.claim(NOW))?.token).toBe(token);
    await queue.recordOutcome(getId(1), { state: 'delivered', tries: 1 });
    expect(await database.records.get(getId(1))).toMatchObject({ token });
  });

  // An earlier version of the site may have sent it, and the receiver compares the bodies of all attempts.
  test.each<Delivery>([
    { state: 'queued', tries: 1, next: NOW },
    { state: 'queued', tries: 0, next: NOW, unsure: true },
  ])('does not change the body of a record that may have arrived: %j', async (delivery) => {
    await put(delivery);
    expect(await queue.claim(NOW)).not.toHaveProperty('token');
  });

  test('picks the record with the smallest files without reading a file whose size is in its answers', async () => {
    const addFile = async (number: number, size: number, isDescribed: boolean) => {
      const info = { id: `file-${number}`, name: 'a.txt', type: 'text/plain', size };
      await database.files.put({ ...info, owner: `record:${getId(number)}`, at: 1, bytes: new ArrayBuffer(size) });
      const answers = [{ name: 'sheet', label: 'Sheet', kind: 'files', value: [info], text: info.name }];
      await put({ state: 'queued', tries: 0, next: NOW }, number, {
        files: [info.id],
        ...(isDescribed && { answers }),
      });
    };
    await addFile(1, 300, true);
    await addFile(2, 200, true);
    await addFile(3, 100, false);
    const read: string[] = [];
    database.files.hook('reading', (row) => {
      // The rows of this table have an id.
      read.push((row as { id: string }).id);
      return row;
    });
    for (const number of [3, 2, 1]) expect((await queue.claim(NOW))?.id).toBe(getId(number));
    expect(read).toEqual(['file-3']);
  });

  test('keeps the order of the messages of a conversation, whatever becomes of the first', async () => {
    const conversation = 'store:sadaf-packaging';
    await put({ state: 'queued', tries: 1, next: NOW + 10 }, 1, { conversation });
    await put({ state: 'queued', tries: 0, next: NOW }, 2, { conversation });
    await put({ state: 'queued', tries: 0, next: NOW + 5 }, 3, { conversation: 'store:other' });
    expect(await queue.claim(NOW)).toBeUndefined();
    expect(await queue.getNextDue(NOW)).toBe(NOW + 5);
    expect((await queue.claim(NOW + 10))?.id).toBe(getId(1));
    expect((await queue.claim(NOW + 10))?.id).toBe(getId(3));
    expect(await queue.claim(NOW + 10)).toBeUndefined();
    expect(await queue.getNextDue(NOW + 10)).toBe(Infinity);
    await queue.recordOutcome(getId(1), { state: 'failed', tries: 12 });
    expect((await queue.claim(NOW + 10))?.id).toBe(getId(2));
  });

  test('skips a row that cannot be parsed', async () => {
    await database.records.put({ id: 'broken', at: 1, delivery: { state: 'queued', next: 0 } });
    await put({ state: 'queued', tries: 0, next: NOW });
    expect((await queue.claim(NOW))?.id).toBe(getId(1));
    expect(await queue.claim(NOW)).toBeUndefined();
    expect(await queue.getNextDue(NOW)).toBe(Infinity);
  });
});

test('recover requeues only records that were being sent', async () => {
  await put({ state: 'sending', tries: 2 }, 1);
  await put({ state: 'failed', tries: 2 }, 2);
  await queue.recover(NOW);
  expect(await getDelivery(1)).toEqual({ state: 'queued', tries: 2, next: NOW, unsure: true });
  expect(await getDelivery(2)).toEqual({ state: 'failed', tries: 2 });
});
