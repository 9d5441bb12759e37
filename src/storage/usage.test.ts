import { expect, test, vi } from 'vitest';
import { clearData, clearUnreadable } from './clear-data.ts';
import { createCampaignTable } from './tables/campaigns.ts';
import { TABLE_NAMES } from './schemas/table-schemas.ts';
import { createCampaign } from './testing/campaign.ts';
import { createRecordInput, createTestDatabase, getId, createStores } from './testing/profile.ts';
import { getStorageUsage } from './usage.ts';

async function createUsedDatabase() {
  const database = await createTestDatabase();
  const device = createStores({ database, isPersistent: true });
  await device.drafts.save('contact:', { message: 'honey' }, 1);
  await device.files.put({ id: 'a', owner: 'draft:contact:', name: 'a', blob: new Blob(['x'.repeat(5_000)]), at: 1 });
  await device.files.put({ id: 'b', owner: `record:${getId(1)}`, name: 'b', blob: new Blob(['y']), at: 1 });
  await device.records.submit(createRecordInput(1, { files: ['b'] }));
  await device.favourites.set('product:a', true, 1);
  await database.favourites.put({ id: 'broken' });
  const countRows = async () =>
    Object.fromEntries(
      await Promise.all(TABLE_NAMES.map(async (name) => [name, await database[name].count()] as const)),
    );
  return { database, counts: countRows };
}

test('counts rows, bytes and unreadable rows', async () => {
  const { database } = await createUsedDatabase();
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ usage: 7, quota: 9 }) } });
  const { tables, estimate } = await getStorageUsage(database);
  expect(tables.favourites).toEqual({
    count: 2,
    unreadable: 1,
    bytes: '{"id":"product:a","at":1}{"id":"broken"}'.length,
  });
  expect(tables.files.bytes).toBeGreaterThan(5_001);
  expect(tables.files.bytes).toBeLessThan(5_500);
  expect(tables.seen).toEqual({ count: 0, unreadable: 0, bytes: 0 });
  expect(estimate).toEqual({ usage: 7, quota: 9 });
  vi.stubGlobal('navigator', {});
  expect(await getStorageUsage(database)).toEqual({ tables });
  vi.unstubAllGlobals();
});

test('clears one table with the files of its rows', async () => {
  const { database, counts } = await createUsedDatabase();
  const before = await counts();
  await clearData(database, 'drafts');
  expect(await counts()).toEqual({ ...before, drafts: 0, files: 1 });
  await clearData(database, 'records');
  expect(await counts()).toEqual({ ...before, drafts: 0, records: 0, files: 0 });
});

test('clears everything', async () => {
  const { database, counts } = await createUsedDatabase();
  await clearData(database);
  expect(Object.values(await counts())).toEqual(TABLE_NAMES.map(() => 0));
});

test('clears the site’s local storage entries, and no others', async () => {
  const { database } = await createUsedDatabase();
  const stored: Record<string, unknown> = { 'ino-device': '', 'ino-hearts': '{"product:a":true}', other: 'stays' };
  const removeItem = (key: string) => Reflect.deleteProperty(stored, key);
  Object.defineProperty(stored, 'removeItem', { value: removeItem });
  vi.stubGlobal('localStorage', stored);
  await clearData(database, 'drafts');
  expect(Object.keys(stored)).toContain('ino-hearts');
  await clearData(database);
  expect(Object.keys(stored)).toEqual(['other']);
  vi.unstubAllGlobals();
});

test('clears unreadable rows only', async () => {
  const { database, counts } = await createUsedDatabase();
  const before = await counts();
  expect(await clearUnreadable(database)).toBe(1);
  expect(await counts()).toEqual({ ...before, favourites: 1 });
});

test('clears the files of unreadable rows, unless a readable row refers to them', async () => {
  const { database } = await createUsedDatabase();
  await database.records.put({ id: getId(1), files: ['b'], at: 1 });
  await database.drafts.put({ id: 'contact:', values: { sheets: [{ id: 'a', size: 5_000 }] } });
  await database.drafts.put({ id: 'quotation:', values: { sheets: [{ id: 'b', size: 1 }] }, startedAt: 1, at: 1 });
  expect(await clearUnreadable(database)).toBe(3);
  expect(await database.files.toArray()).toMatchObject([{ id: 'b', owner: 'draft:quotation:' }]);
});

test('the picture of a campaign outlives its record, and is cleared with the campaigns', async () => {
  const { database } = await createUsedDatabase();
  await database.campaigns.put(createCampaign({ document: { id: 'b', name: 'b', type: 'image/png' } }));
  await clearData(database, 'records');
  const { id } = createCampaign();
  expect(await database.files.get('b')).toMatchObject({ owner: `campaign:${id}` });
  await clearData(database, 'campaigns');
  expect(await database.files.get('b')).toBeUndefined();
});

test('the picture of a campaign is deleted with it', async () => {
  const { database } = await createUsedDatabase();
  await database.campaigns.put(createCampaign({ document: { id: 'b', name: 'b', type: 'image/png' } }));
  await clearData(database, 'records');
  await createCampaignTable(database).remove(createCampaign().id);
  expect(await database.files.get('b')).toBeUndefined();
});
