/** Data that was changed on two devices since one was imported to the other: an import of each to the other loses no change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../schemas/table-schemas.ts';
import { createCampaignTable } from '../tables/campaigns.ts';
import { createOwnProductTable } from '../tables/own-products.ts';
import { createThreadTable } from '../tables/threads.ts';
import { createCampaign } from '../testing/campaign.ts';
import { createProduct } from '../testing/product.ts';
import { createRecordInput, createStores, createTestDatabase, getId } from '../testing/profile.ts';
import { exportData } from './export.ts';
import { importData } from './import.ts';

const open = async () => {
  const database = await createTestDatabase();
  return {
    ...createStores({ database, isPersistent: true }),
    threads: createThreadTable(database),
    products: createOwnProductTable(database),
    campaigns: createCampaignTable(database),
  };
};
type Device = Awaited<ReturnType<typeof open>>;

const transfer = async (from: Database, to: Database) => importData(to, await exportData(from));

/** Prepares two devices with the same data. */
async function openTwo(prepare: (device: Device) => Promise<unknown>) {
  const [phone, laptop] = await Promise.all([open(), open()]);
  await prepare(phone);
  await transfer(phone.database, laptop.database);
  return { phone, laptop };
}

test('a conversation that was opened later on the other device stays archived here', async () => {
  const { phone, laptop } = await openTwo(({ threads }) => threads.markRead('person:a', 1, 1));
  await phone.threads.archive('person:a', 2);
  await laptop.threads.markRead('person:a', 3, 3);
  await transfer(laptop.database, phone.database);
  expect(await phone.threads.list()).toMatchObject([{ archivedAt: 2, readAt: 3 }]);
});

test('a conversation that was restored later on the other device is restored here', async () => {
  const { phone, laptop } = await openTwo(({ threads }) => threads.archive('person:a', 1));
  await laptop.threads.restore('person:a', 2);
  await phone.threads.markRead('person:a', 3, 3);
  await transfer(laptop.database, phone.database);
  expect(await phone.threads.list()).not.toMatchObject([{ archivedAt: 1 }]);
});

test('a conversation that was restored here and archived later on the other device is the same on both', async () => {
  const { phone, laptop } = await openTwo(({ threads }) => threads.restore('person:a', 1));
  await laptop.threads.archive('person:a', 2);
  await transfer(laptop.database, phone.database);
  for (const { threads } of [phone, laptop])
    expect(await threads.list()).toEqual([{ id: 'person:a', at: 2, archivedAt: 2 }]);
});

test('a product that was edited on one device and moved later on the other keeps both changes', async () => {
  const { phone, laptop } = await openTwo(async ({ products }) => {
    await products.save(createProduct({ id: getId(1), name: 'a', at: 1 }));
    await products.save(createProduct({ id: getId(2), name: 'b', at: 1 }));
  });
  await phone.products.save(createProduct({ id: getId(1), name: 'A', at: 2 }));
  await laptop.products.move(getId(2), -1, 3);
  await transfer(laptop.database, phone.database);
  await transfer(phone.database, laptop.database);
  for (const { products } of [phone, laptop]) {
    expect((await products.list()).map(({ name }) => name)).toEqual(['b', 'A']);
  }
});

test('a campaign that was paused on one device stays paused when its bid was changed later on the other', async () => {
  const before = { state: 'running', stateAt: 1, at: 1 } as const;
  const { phone, laptop } = await openTwo(({ campaigns }) => campaigns.put(createCampaign(before)));
  const paused = { state: 'paused', stateAt: 2 } as const;
  await phone.campaigns.put(createCampaign({ ...before, ...paused, impressions: { abaya: 3 } }));
  await laptop.campaigns.put(createCampaign({ ...before, bid: 50, at: 3, impressions: { abaya: 2, constructor: 1 } }));
  await transfer(laptop.database, phone.database);
  expect(await phone.campaigns.list()).toMatchObject([
    { state: 'paused', bid: 50, impressions: { abaya: 3, constructor: 1 } },
  ]);
});

test('a record that the other device has delivered meanwhile is delivered', async () => {
  const { phone, laptop } = await openTwo(({ records }) => records.submit(createRecordInput(1)));
  const [record] = await phone.records.list();
  await phone.database.records.put({
    ...record,
    token: 'a',
    delivery: { state: 'delivered', tries: 1, deliveredAt: 9 },
  });
  await transfer(phone.database, laptop.database);
  expect(await laptop.records.list()).toMatchObject([{ token: 'a', delivery: { state: 'delivered', deliveredAt: 9 } }]);
});

const NUMBERS = [1, 2, 3] as const;
const RUNNING = { state: 'running', at: 0 } as const;

/** Changes that a visitor makes on a device, each of something of its own: the last one counts, on whichever device it was. */
const CHANGES = {
  archive: ({ threads }, at, id) => threads.archive(id, at),
  unarchive: ({ threads }, at, id) => threads.restore(id, at),
  read: ({ threads }, at, id) => threads.markRead(id, at, at),
  saveProduct: ({ products }, at, id) => products.save(createProduct({ id, name: String(at), at })),
  moveProduct: async ({ products }, at, id) => {
    // All of them, because the order before depends on the device.
    for (const first of [...NUMBERS.map(getId).toReversed(), id]) await products.move(first, -NUMBERS.length, at);
  },
  editPost: ({ posts }, at, id) => posts.edit(id, { text: String(at), visibility: 'album' }, undefined, at),
  pause: ({ campaigns }, at, id) => changeCampaign(campaigns, id, { state: 'paused', stateAt: at }),
  resume: ({ campaigns }, at, id) => changeCampaign(campaigns, id, { state: 'running', stateAt: at }),
  bid: ({ campaigns }, at, id) => changeCampaign(campaigns, id, { bid: at, at }),
  favourite: async ({ favourites }, at, id) => {
    // One that exists keeps its time.
    await favourites.set(id, false);
    await favourites.set(id, true, at);
  },
  search: ({ searches }, at, id) => searches.add(id, String(at), at),
  view: ({ recentlyViewed }, at, id) => recentlyViewed.add(id, at),
} satisfies Record<string, (device: Device, at: number, id: string) => Promise<unknown>>;

const changeCampaign = async (campaigns: Device['campaigns'], id: string, changed: object): Promise<unknown> =>
  campaigns.put({ ...createCampaign({ ...RUNNING, id }), ...(await campaigns.get(id)), ...changed });

/** The rows that both devices must have. The settings of a device stay as they are. */
const readRows = async ({ database }: Device): Promise<unknown> =>
  Promise.all(TABLE_NAMES.filter((name) => name !== 'settings').map((name) => database[name].toArray()));

test('after any changes on two devices, both have the last one of each field, and a further import changes nothing', async () => {
  const change = fc.record({
    isOnPhone: fc.boolean(),
    what: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])), // `Object.keys` returns `string[]`
    number: fc.constantFrom(...NUMBERS),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), async (changes) => {
      const { phone, laptop } = await openTwo(async ({ products, posts, campaigns }) => {
        for (const number of NUMBERS) {
          await products.save(createProduct({ id: getId(number), at: 0 }));
          await posts.add(getId(number), { text: 'a', visibility: 'public' }, undefined, 0);
          await campaigns.put(createCampaign({ ...RUNNING, id: getId(number) }));
        }
      });
      // A device that made all changes itself.
      const only = await open();
      await transfer(phone.database, only.database);
      for (const [index, { isOnPhone, what, number }] of changes.entries()) {
        for (const device of [isOnPhone ? phone : laptop, only]) await CHANGES[what](device, index + 1, getId(number));
      }
      const [fromPhone, fromLaptop] = [await exportData(phone.database), await exportData(laptop.database)];
      await importData(phone.database, fromLaptop);
      await importData(laptop.database, fromPhone);
      const rows = await readRows(only);
      expect([await readRows(phone), await readRows(laptop)]).toEqual([rows, rows]);
      for (const file of [fromPhone, fromLaptop]) {
        const { added } = (await importData(phone.database, file)) as { added: object }; // it is an export
        expect(Object.values(added)).toEqual(TABLE_NAMES.map(() => 0));
      }
    }),
    createPropertyOptions(30),
  );
});
