import { afterEach, describe, expect, test, vi } from 'vitest';
import { createInitialDelivery, UNDO_PERIOD_MS } from './initial-delivery.ts';
import type { StorageErrorCode } from '../errors/storage-error.ts';
import { subscribeErrors } from '../errors/reported-errors.ts';
import type { Delivery } from '../schemas/stored-record.ts';
import { createRecordInput, getId, type Stores } from '../testing/profile.ts';
import { OutboxHarness } from './test-harness.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const submit = (page: Stores, harness: OutboxHarness, number = 1, differing = {}) =>
  page.records.submit(createRecordInput(number, { at: harness.now, ...differing }), {
    delivery: createInitialDelivery(harness.now, true),
  });

const getDelivery = async (page: Stores, number = 1): Promise<Delivery | undefined> =>
  (await page.records.get(getId(number)))?.delivery;

const is =
  (page: Stores, state: Delivery['state'], number = 1) =>
  async () =>
    (await getDelivery(page, number))?.state === state;

async function openOutbox(options?: { locks: boolean }) {
  const harness = new OutboxHarness(options);
  return { harness, page: await harness.openPage(), tab: await harness.openTab() };
}

describe('outbox', () => {
  test('waits for the undo period, then posts the record and stores the response', async () => {
    const { harness, page, tab } = await openOutbox();
    const { at } = await submit(page, harness);
    await harness.runUntil(is(page, 'delivered'));
    expect(harness.requests).toHaveLength(1);
    expect(harness.requests[0]?.at).toBe(at + UNDO_PERIOD_MS);
    expect(harness.requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
    expect(await getDelivery(page)).toMatchObject({
      tries: 1,
      status: 201,
      reference: 'REF-0001',
      deliveredAt: harness.now,
    });
    await tab.outbox.stop();
  });

  test('sends the oldest record first, one at a time, whatever their ids', async () => {
    const { harness, page, tab } = await openOutbox();
    for (const number of [3, 1, 2]) await submit(page, harness, number, { at: harness.now - number });
    await harness.runUntil(is(page, 'delivered', 1));
    expect(harness.requests.map(({ key }) => key)).toEqual([3, 2, 1].map(getId));
    expect(harness.maxConcurrentRequests).toBe(1);
    await tab.outbox.stop();
  });

  test('sends small records before large ones, and allows large uploads more time', async () => {
    const { harness, page, tab } = await openOutbox();
    const sizes = [3_000_000, 30_000, 0, 0];
    for (const [at, size] of sizes.entries()) {
      const [number, file] = [at + 1, `file-${at}`];
      if (size) {
        const blob = new Blob(['x'.repeat(size)]);
        await page.files.put({ id: file, owner: `record:${getId(number)}`, name: 'a.txt', blob });
      }
      await submit(page, harness, number, { at: harness.now - 10 + number, ...(size && { files: [file] }) });
    }
    harness.behaviours.push('accept', 'accept', 'accept', 'hang');
    await harness.runUntil(is(page, 'delivered', 1));
    expect(harness.requests.map(({ key }) => key)).toEqual([3, 4, 2, 1, 1].map(getId));
    const [first = 0, second = 0] = harness.requests.slice(3).map(({ at }) => at);
    expect(second - first).toBe(60_000 + 100_000 + 1_000);
    await tab.outbox.stop();
  });

  test('sends files', async () => {
    const { harness, page, tab } = await openOutbox();
    await page.files.put({ id: 'a', owner: `record:${getId(1)}`, name: 'a.txt', blob: new Blob(['honey']) });
    await submit(page, harness, 1, { files: ['a'] });
    await harness.runUntil(is(page, 'delivered'));
    expect(harness.stored.get(getId(1))?.files).toEqual([{ id: 'a', name: 'a.txt', type: '', size: 5 }]);
    await tab.outbox.stop();
  });

  test('does not send a record whose file is missing', async () => {
    const { harness, page, tab } = await openOutbox();
    await page.files.put({ id: 'a', owner: `record:${getId(1)}`, name: 'a.txt', blob: new Blob(['honey']) });
    await submit(page, harness, 1, { files: ['a'] });
    await page.database.files.delete('a');
    await harness.runUntil(is(page, 'failed'));
    expect(await getDelivery(page)).toEqual({ state: 'failed', tries: 1, reason: 'file-missing' });
    expect(harness.requests).toEqual([]);
    await tab.outbox.stop();
  });

  test('aborts a request after the timeout, and retries with the same key', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.behaviours.push('hang');
    const { at } = await submit(page, harness);
    await harness.runUntil(is(page, 'delivered'));
    expect(harness.requests.map((request) => request.at - at)).toEqual([5_000, 5_000 + 20_000 + 1_000]);
    expect(new Set(harness.requests.map(({ key }) => key)).size).toBe(1);
    await tab.outbox.stop();
  });

  test('respects Retry-After even when the network returns', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.behaviours.push(429);
    const { at } = await submit(page, harness);
    await harness.runUntil(is(page, 'sending'));
    await harness.runUntil(is(page, 'queued'), { advancing: false });
    harness.connect(true);
    await harness.runUntil(is(page, 'delivered'));
    expect(harness.requests.map((request) => request.at - at)).toEqual([5_000, 5_000 + 7_000]);
    await tab.outbox.stop();
  });

  test('waits for the network without counting an attempt, and sends when it returns', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.connect(false);
    await submit(page, harness);
    await harness.runUntil(async () => (await getDelivery(page))?.reason === 'offline');
    for (let hour = 0; hour < 24; hour++) harness.advance();
    expect(await getDelivery(page)).toMatchObject({ state: 'queued', tries: 0 });
    harness.connect(true);
    await harness.runUntil(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test('retries at once when the network returns after the receiver was unreachable', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.behaviours.push(...Array<'drop-before'>(5).fill('drop-before'));
    await submit(page, harness);
    await harness.runUntil(async () => (await getDelivery(page))?.tries === 5);
    harness.connect(true);
    await harness.runUntil(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test('fails after twelve attempts; a manual retry starts again at once', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.behaviours.push(...Array<500>(12).fill(500));
    await submit(page, harness);
    await harness.runUntil(is(page, 'failed'));
    expect([harness.requests.length, await getDelivery(page)]).toMatchObject([12, { tries: 12, reason: 'trouble' }]);
    await page.records.retry(getId(1), harness.now);
    await harness.runUntil(is(page, 'delivered'), { advancing: false });
    expect(await getDelivery(page)).toMatchObject({ tries: 1 });
    await tab.outbox.stop();
  });

  test('the next tab takes over, including a record that was being sent during a crash', async () => {
    const { harness, page, tab } = await openOutbox();
    const next = await harness.openTab();
    harness.behaviours.push('hang-before');
    await submit(page, harness);
    await harness.runUntil(is(page, 'sending'));
    expect(harness.maxConcurrentRequests).toBe(1);
    tab.crash();
    await harness.runUntil(is(page, 'delivered'), { advancing: false });
    expect(harness.requests).toHaveLength(2);
    await next.outbox.stop();
  });

  test('a record requeued after a crash may have arrived, so undo is uncertain', async () => {
    const { harness, page, tab } = await openOutbox();
    harness.behaviours.push('hang');
    await submit(page, harness);
    await harness.runUntil(is(page, 'sending'));
    expect(await page.records.undo(getId(1))).toBe('too-late');
    tab.crash();
    harness.connect(false);
    const next = await harness.openTab();
    await harness.runUntil(is(page, 'queued'), { advancing: false });
    expect(await page.records.undo(getId(1))).toBe('uncertain');
    await next.outbox.stop();
  });

  test('sends although the clock was set back', async () => {
    const { harness, page, tab } = await openOutbox();
    const later = { state: 'queued', tries: 0, next: harness.now + 400 * 86_400_000 } as const;
    await page.records.submit(createRecordInput(1), { delivery: later });
    await harness.runUntil(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test.each(['waiting', 'sending', 'waiting for another tab'])(
    'leaves no timer behind when it is stopped while %s',
    async (when) => {
      const { harness, page, tab } = await openOutbox();
      const next = when === 'waiting for another tab' ? await harness.openTab() : undefined;
      if (when === 'sending') harness.behaviours.push('hang');
      await submit(page, harness);
      if (when === 'sending') await harness.runUntil(is(page, 'sending'));
      await next?.outbox.stop();
      await tab.outbox.stop();
      expect(harness.timers).toBe(0);
      expect(await getDelivery(page)).toMatchObject({ state: when === 'sending' ? 'sending' : 'queued', tries: 0 });
    },
  );

  test('retries when storage is full, and reports it', async () => {
    const { harness, page, tab } = await openOutbox();
    let standing: readonly StorageErrorCode[] = [];
    const unwatch = subscribeErrors((codes) => {
      standing = codes;
    });
    harness.behaviours.push('hang');
    await submit(page, harness);
    await harness.runUntil(is(page, 'sending'));
    const store = Object.getPrototypeOf(
      tab.database.backendDB().transaction('records').objectStore('records'),
    ) as IDBObjectStore;
    const put = vi.spyOn(store, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await harness.runUntil(() => standing.includes('full'));
    put.mockRestore();
    await harness.runUntil(is(page, 'delivered'));
    expect([standing, harness.stored.size]).toEqual([[], 1]);
    unwatch();
    await tab.outbox.stop();
  });

  test('stops when a newer version of the site upgrades the database', async () => {
    const { harness, page, tab } = await openOutbox();
    tab.database.close();
    await submit(page, harness);
    await tab.outbox.stop();
    expect(await getDelivery(page)).toMatchObject({ state: 'queued', tries: 0 });
  });
});

test('without locks every tab sends; the receiver stores once and every tab gets the result', async () => {
  const { harness, page, tab } = await openOutbox({ locks: false });
  const others = [await harness.openTab(), await harness.openTab()];
  harness.behaviours.push('slow');
  await submit(page, harness);
  await harness.runUntil(is(page, 'delivered'));
  expect(harness.stored.size).toBe(1);
  for (const { outbox } of [tab, ...others]) await outbox.stop();
});
