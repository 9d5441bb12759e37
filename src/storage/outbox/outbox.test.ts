import { afterEach, describe, expect, test, vi } from 'vitest';
import { createInitialDelivery, UNDO_PERIOD_MS } from './policy.ts';
import { subscribeErrors, type StorageErrorCode } from '../errors.ts';
import type { Delivery } from '../schemas.ts';
import { createRecordInput, getId, type Stores } from '../testing/profile.ts';
import { OutboxHarness } from './test-harness.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const submit = (page: Stores, world: OutboxHarness, number = 1, differing = {}) =>
  page.records.submit(createRecordInput(number, { at: world.now, ...differing }), {
    delivery: createInitialDelivery(world.now, true),
  });

const deliveryOf = async (page: Stores, number = 1): Promise<Delivery | undefined> =>
  (await page.records.get(getId(number)))?.delivery;

const is =
  (page: Stores, state: Delivery['state'], number = 1) =>
  async () =>
    (await deliveryOf(page, number))?.state === state;

async function opened(options?: { locks: boolean }) {
  const world = new OutboxHarness(options);
  return { world, page: await world.page(), tab: await world.tab() };
}

describe('the outbox', () => {
  test('leaves Undo its moment, then posts the record and keeps what the receiver answers', async () => {
    const { world, page, tab } = await opened();
    const { at } = await submit(page, world);
    await world.until(is(page, 'delivered'));
    expect(world.requests).toHaveLength(1);
    expect(world.requests[0]?.at).toBe(at + UNDO_PERIOD_MS);
    expect(world.requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
    expect(await deliveryOf(page)).toMatchObject({
      tries: 1,
      status: 201,
      reference: 'REF-0001',
      deliveredAt: world.now,
    });
    await tab.outbox.stop();
  });

  test('sends the oldest first, one at a time, whatever the order of their ids', async () => {
    const { world, page, tab } = await opened();
    for (const number of [3, 1, 2]) await submit(page, world, number, { at: world.now - number });
    await world.until(is(page, 'delivered', 1));
    expect(world.requests.map(({ key }) => key)).toEqual([3, 2, 1].map(getId));
    expect(world.mostUnderWay).toBe(1);
    await tab.outbox.stop();
  });

  test('sends small records before large ones, and gives a large upload time', async () => {
    const { world, page, tab } = await opened();
    const sizes = [3_000_000, 30_000, 0, 0];
    for (const [at, size] of sizes.entries()) {
      const [number, file] = [at + 1, `file-${at}`];
      if (size) {
        const blob = new Blob(['x'.repeat(size)]);
        await page.files.put({ id: file, owner: `record:${getId(number)}`, name: 'a.txt', blob });
      }
      await submit(page, world, number, { at: world.now - 10 + number, ...(size && { files: [file] }) });
    }
    world.moods.push('accept', 'accept', 'accept', 'hang');
    await world.until(is(page, 'delivered', 1));
    expect(world.requests.map(({ key }) => key)).toEqual([3, 4, 2, 1, 1].map(getId));
    const [first = 0, second = 0] = world.requests.slice(3).map(({ at }) => at);
    expect(second - first).toBe(60_000 + 100_000 + 1_000);
    await tab.outbox.stop();
  });

  test('sends files along', async () => {
    const { world, page, tab } = await opened();
    await page.files.put({ id: 'a', owner: `record:${getId(1)}`, name: 'a.txt', blob: new Blob(['honey']) });
    await submit(page, world, 1, { files: ['a'] });
    await world.until(is(page, 'delivered'));
    expect(world.stored.get(getId(1))?.files).toEqual([{ id: 'a', name: 'a.txt', type: '', size: 5 }]);
    await tab.outbox.stop();
  });

  test('does not send a record whose file is gone', async () => {
    const { world, page, tab } = await opened();
    await page.files.put({ id: 'a', owner: `record:${getId(1)}`, name: 'a.txt', blob: new Blob(['honey']) });
    await submit(page, world, 1, { files: ['a'] });
    await page.files.remove('a');
    await world.until(is(page, 'failed'));
    expect(await deliveryOf(page)).toEqual({ state: 'failed', tries: 1, reason: 'file-missing' });
    expect(world.requests).toEqual([]);
    await tab.outbox.stop();
  });

  test('gives up a request that takes too long, and asks again with the same key', async () => {
    const { world, page, tab } = await opened();
    world.moods.push('hang');
    const { at } = await submit(page, world);
    await world.until(is(page, 'delivered'));
    expect(world.requests.map((request) => request.at - at)).toEqual([5_000, 5_000 + 20_000 + 1_000]);
    expect(new Set(world.requests.map(({ key }) => key)).size).toBe(1);
    await tab.outbox.stop();
  });

  test('does not hurry a receiver that asked for time, not even when the network comes', async () => {
    const { world, page, tab } = await opened();
    world.moods.push(429);
    const { at } = await submit(page, world);
    await world.until(is(page, 'sending'));
    await world.until(is(page, 'queued'), { advancing: false });
    world.connect(true);
    await world.until(is(page, 'delivered'));
    expect(world.requests.map((request) => request.at - at)).toEqual([5_000, 5_000 + 7_000]);
    await tab.outbox.stop();
  });

  test('waits for the network, which is no attempt, and sends when it comes', async () => {
    const { world, page, tab } = await opened();
    world.connect(false);
    await submit(page, world);
    await world.until(async () => (await deliveryOf(page))?.reason === 'offline');
    for (let hour = 0; hour < 24; hour++) world.advance();
    expect(await deliveryOf(page)).toMatchObject({ state: 'queued', tries: 0 });
    world.connect(true);
    await world.until(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test('asks again at once when the network comes back after nobody was reached', async () => {
    const { world, page, tab } = await opened();
    world.moods.push(...Array<'drop-before'>(5).fill('drop-before'));
    await submit(page, world);
    await world.until(async () => (await deliveryOf(page))?.tries === 5);
    world.connect(true);
    await world.until(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test('fails after twelve attempts; Retry begins anew, at once', async () => {
    const { world, page, tab } = await opened();
    world.moods.push(...Array<500>(12).fill(500));
    await submit(page, world);
    await world.until(is(page, 'failed'));
    expect([world.requests.length, await deliveryOf(page)]).toMatchObject([12, { tries: 12, reason: 'trouble' }]);
    await page.records.retry(getId(1), world.now);
    await world.until(is(page, 'delivered'), { advancing: false });
    expect(await deliveryOf(page)).toMatchObject({ tries: 1 });
    await tab.outbox.stop();
  });

  test('the next tab takes over, with what the first was sending when it crashed', async () => {
    const { world, page, tab } = await opened();
    const next = await world.tab();
    world.moods.push('hang-before');
    await submit(page, world);
    await world.until(is(page, 'sending'));
    expect(world.mostUnderWay).toBe(1);
    tab.crash();
    await world.until(is(page, 'delivered'), { advancing: false });
    expect(world.requests).toHaveLength(2);
    await next.outbox.stop();
  });

  test('what was brought back after a crash may have arrived: Undo says so', async () => {
    const { world, page, tab } = await opened();
    world.moods.push('hang');
    await submit(page, world);
    await world.until(is(page, 'sending'));
    expect(await page.records.undo(getId(1))).toBe('too-late');
    tab.crash();
    world.connect(false);
    const next = await world.tab();
    await world.until(is(page, 'queued'), { advancing: false });
    expect(await page.records.undo(getId(1))).toBe('uncertain');
    await next.outbox.stop();
  });

  test('a clock that was put back does not hold a record for ever', async () => {
    const { world, page, tab } = await opened();
    const later = { state: 'queued', tries: 0, next: world.now + 400 * 86_400_000 } as const;
    await page.records.submit(createRecordInput(1), { delivery: later });
    await world.until(is(page, 'delivered'), { advancing: false });
    await tab.outbox.stop();
  });

  test.each(['waiting', 'sending', 'waiting for another tab'])(
    'leaves no timer behind when it is stopped while %s',
    async (when) => {
      const { world, page, tab } = await opened();
      const next = when === 'waiting for another tab' ? await world.tab() : undefined;
      if (when === 'sending') world.moods.push('hang');
      await submit(page, world);
      if (when === 'sending') await world.until(is(page, 'sending'));
      await next?.outbox.stop();
      await tab.outbox.stop();
      expect(world.alarms).toBe(0);
      expect(await deliveryOf(page)).toMatchObject({ state: when === 'sending' ? 'sending' : 'queued', tries: 0 });
    },
  );

  test('tries its storage again when that is full, and says so meanwhile', async () => {
    const { world, page, tab } = await opened();
    let standing: readonly StorageErrorCode[] = [];
    const unwatch = subscribeErrors((codes) => {
      standing = codes;
    });
    world.moods.push('hang');
    await submit(page, world);
    await world.until(is(page, 'sending'));
    const store = Object.getPrototypeOf(
      tab.database.backendDB().transaction('records').objectStore('records'),
    ) as IDBObjectStore;
    const put = vi.spyOn(store, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await world.until(() => standing.includes('full'));
    put.mockRestore();
    await world.until(is(page, 'delivered'));
    expect([standing, world.stored.size]).toEqual([[], 1]);
    unwatch();
    await tab.outbox.stop();
  });

  test('ends when a newer version of the site takes the database', async () => {
    const { world, page, tab } = await opened();
    tab.database.close();
    await submit(page, world);
    await tab.outbox.stop();
    expect(await deliveryOf(page)).toMatchObject({ state: 'queued', tries: 0 });
  });
});

test('without locks every tab sends; the receiver stores once and every tab comes to know', async () => {
  const { world, page, tab } = await opened({ locks: false });
  const others = [await world.tab(), await world.tab()];
  world.moods.push('slow');
  await submit(page, world);
  await world.until(is(page, 'delivered'));
  expect(world.stored.size).toBe(1);
  for (const { outbox } of [tab, ...others]) await outbox.stop();
});
