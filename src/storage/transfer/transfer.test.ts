import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import type { Database } from '../database.ts';
import type { Delivery } from '../schemas/stored-record.ts';
import { TABLE_NAMES } from '../schemas/table-schemas.ts';
import { getProductOwner } from '../tables/files.ts';
import { createCampaign } from '../testing/campaign.ts';
import { createProduct } from '../testing/product.ts';
import { createRecordInput, createTestDatabase, getId, createStores, listFileIds } from '../testing/profile.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { exportData } from './export.ts';
import { MAX_IMPORT_BYTES, VERSION } from './format.ts';
import { importData } from './import.ts';

const AT = Date.UTC(2026, 10, 21, 8);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Reads all rows, files with their bytes. */
async function getHeldData(database: Database): Promise<unknown> {
  const tables = TABLE_NAMES.map(async (name) => {
    const rows = await database[name].toArray();
    if (name !== 'files') return [name, rows];
    const files = rows as { blob?: Blob }[];
    return [name, await Promise.all(files.map(async ({ blob, ...file }) => ({ ...file, text: await blob?.text() })))];
  });
  return Promise.all(tables);
}

/** A profile with a row in every table. */
async function createFullDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  const whole = createStores({ database, isPersistent: true });
  const { drafts, records, files, favourites, settings, searches, recentlyViewed, posts } = whole;
  const sheet = [{ id: 'a', name: 'a.txt', type: 'text/plain', size: 5 }];
  await drafts.save('contact:', { message: 'السلام عليكم', sheet }, 10);
  await files.put({
    id: 'a',
    owner: 'draft:contact:',
    name: 'a.txt',
    blob: new Blob(['honey'], { type: 'text/plain' }),
    at: 1,
  });
  await files.put({ id: 'b', owner: `record:${getId(1)}`, name: 'b.txt', blob: new Blob(['oud']), at: 2 });
  await records.submit(createRecordInput(1, { files: ['b'] }));
  await favourites.set('product:a', true, 3);
  await settings.set('place', 'nizwa');
  await searches.add('honey', 'Honey', 4);
  await recentlyViewed.add('product:a', 5);
  await posts.add(getId(2), { text: 'honey is here', visibility: 'public' }, undefined, 6);
  await database.ledger.put({ key: 'k', id: 'TX-261121-0001', kind: 'add', amount: 5000, note: 'Add Money', at: 7 });
  await database.threads.put({ id: 'person:a', at: 8, readAt: 8 });
  await database.campaigns.put(createCampaign());
  await files.put({ id: 'c', owner: getProductOwner(getId(3)), name: 'c.png', blob: new Blob(['pix']), at: 9 });
  await database.products.put(createProduct({ photos: [{ id: 'c', name: 'c.png', type: 'image/png', size: 3 }] }));
  return database;
}

const changeExport = async (file: Blob, change: (json: Record<string, unknown>) => void): Promise<Blob> => {
  const json = JSON.parse(await file.text()) as Record<string, unknown>;
  change(json);
  return new Blob([JSON.stringify(json)]);
};

describe('base64', () => {
  test('round-trips any bytes', async () => {
    const sizes = fc.oneof(
      fc.uint8Array({ maxLength: 50 }),
      fc.constantFrom(24_575, 24_576, 24_577).map((size) => new Uint8Array(size).fill(255)),
    );
    await fc.assert(
      fc.asyncProperty(sizes, async (bytes) => {
        const text = await encodeBase64(new Blob([new Uint8Array(bytes)]));
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(new Uint8Array(decodeBase64(text))).toEqual(new Uint8Array(bytes));
      }),
      createPropertyOptions(30),
    );
  });
});

describe('all data', () => {
  test('can be exported and imported', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const few = { favourites: 1, settings: 1, searches: 1, seen: 1, posts: 1, ledger: 1, threads: 1, campaigns: 1 };
    const counts = { drafts: 1, records: 1, products: 1, files: 3, ...few };
    expect(await importData(two, await exportData(one, AT))).toEqual({ added: counts, replacedDrafts: 0, kept: [] });
    expect(await getHeldData(two)).toEqual(await getHeldData(one));
  });

  test('can be imported from an export before posts and the wallet existed', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const older = await changeExport(await exportData(one, AT), (json) => {
      delete (json['tables'] as Record<string, unknown>)['posts'];
      delete (json['tables'] as Record<string, unknown>)['ledger'];
    });
    expect(await importData(two, older)).toMatchObject({ added: { records: 1, posts: 0, ledger: 0 } });
  });

  test.each([
    ['a time that no calendar has', 'posts', { at: 9e15 }],
    [
      'a link to another site',
      'records',
      { about: { kind: 'product', id: 'a', name: 'A', path: 'https://a.example' } },
    ],
    [
      'a link that only looks like one of ours',
      'records',
      { about: { kind: 'a', id: 'a', name: 'A', path: '/\t/a.example' } },
    ],
  ])('is refused with %s', async (_, table, part) => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const before = await getHeldData(two);
    const file = await changeExport(await exportData(one, AT), (json) => {
      const [row] = (json['tables'] as Record<string, object[]>)[table] ?? [];
      Object.assign(row ?? {}, part);
    });
    expect(await importData(two, file)).toEqual({ refused: 'damaged' });
    expect(await getHeldData(two)).toEqual(before);
  });

  test('is not duplicated by a second import', async () => {
    const database = await createFullDatabase();
    const before = await getHeldData(database);
    const file = await exportData(database, AT);
    for (const _ of [1, 2]) expect(await importData(database, file)).toMatchObject({ added: { records: 0, files: 0 } });
    expect(await getHeldData(database)).toEqual(before);
  });

  test('can be exported although the browser lost the bytes of a file', async () => {
    const database = await createFullDatabase();
    const lost = vi
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
    const file = await exportData(database, AT);
    lost.mockRestore();
    expect(JSON.parse(await file.text())).toMatchObject({
      tables: { files: [{ id: 'b' }, { id: 'c' }] },
      unreadable: [{ table: 'files', row: { id: 'a' } }],
    });
  });

  test('is exported with one file at a time in memory', async () => {
    const database = await createFullDatabase();
    const steps: string[] = [];
    database.files.hook('reading', (row) => {
      steps.push('read');
      return row;
    });
    // oxlint-disable-next-line typescript/unbound-method -- called with its blob below
    const { arrayBuffer } = Blob.prototype;
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function (this: Blob) {
      steps.push('encode');
      return arrayBuffer.call(this);
    });
    await exportData(database, AT);
    expect(steps).toEqual(['read', 'encode', 'read', 'encode', 'read', 'encode']);
  });

  test('is exported without a file that is deleted meanwhile, and can be imported', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(async () => {
      await one.files.delete('b');
      return new TextEncoder().encode('honey').buffer;
    });
    const file = await exportData(one, AT);
    expect(JSON.parse(await file.text())).toMatchObject({ tables: { files: [{ id: 'a' }, { id: 'c' }] } });
    expect(await importData(two, file)).toMatchObject({ added: { records: 1, files: 2 } });
  });

  test('includes unreadable rows in the export, but not in the import', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    await one.drafts.put({ id: 'broken', values: null, note: 'keep me' });
    await one.files.put({ id: 'broken', owner: 'nobody', blob: new Blob(['bytes']) });
    await one.files.put({ id: 'broken too', bytes: Uint8Array.of(1, 2).buffer });
    const file = await exportData(one, AT);
    expect((JSON.parse(await file.text()) as { unreadable: unknown }).unreadable).toEqual([
      { table: 'drafts', row: { id: 'broken', values: null, note: 'keep me' } },
      { table: 'files', row: { id: 'broken', owner: 'nobody', blob: { type: '', size: 5, base64: 'Ynl0ZXM=' } } },
      { table: 'files', row: { id: 'broken too', bytes: { size: 2, base64: 'AQI=' } } },
    ]);
    await importData(two, file);
    expect([await two.drafts.count(), await two.files.count()]).toEqual([1, 3]);
  });
});

describe('merging an import', () => {
  test('keeps the later draft, with its files', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const { drafts } = createStores({ database: two, isPersistent: true });
    await drafts.save('contact:', { message: 'later' }, 11);
    const file = await exportData(one, AT);
    expect(await importData(two, file)).toMatchObject({ replacedDrafts: 0 });
    expect([(await drafts.get('contact:'))?.values, await listFileIds(two, 'draft:contact:')]).toEqual([
      { message: 'later' },
      [],
    ]);
    await drafts.drop('contact:');
    await drafts.save('contact:', { message: 'earlier' }, 9);
    expect(await importData(two, file)).toMatchObject({ replacedDrafts: 1 });
    expect([(await drafts.get('contact:'))?.at, await listFileIds(two, 'draft:contact:')]).toEqual([10, ['a']]);
  });

  test('keeps a file of a record after its draft is gone', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const [phone, laptop] = [one, two].map((database) => createStores({ database, isPersistent: true }));
    await importData(two, await exportData(one, AT));
    await phone?.records.submit(createRecordInput(2, { files: ['a'] }), { draft: 'contact:' });
    await importData(two, await exportData(one, AT));
    await laptop?.drafts.drop('contact:');
    expect((await laptop?.files.get('a'))?.owner).toBe(`record:${getId(2)}`);
    await laptop?.records.remove(getId(2));
    expect(await laptop?.files.get('a')).toBeUndefined();
  });

  test('brings the picture of a campaign whose record was deleted, and drops that of a replaced one', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const { records, files } = createStores({ database: one, isPersistent: true });
    const createRecordWithPicture = (id: string, at: number) =>
      createCampaign({ document: { id, name: `${id}.txt`, type: 'text/plain' }, at });
    await one.campaigns.put(createRecordWithPicture('b', 1));
    await records.remove(getId(1));
    await importData(two, await exportData(one, AT));
    expect(await two.files.get('b')).toMatchObject({ owner: `campaign:${createCampaign().id}` });
    await files.put({ id: 'd', owner: `campaign:${createCampaign().id}`, name: 'd.txt', blob: new Blob(['new']) });
    await one.campaigns.put(createRecordWithPicture('d', 2));
    await importData(two, await exportData(one, AT));
    expect([await two.files.get('b'), await two.files.get('d')]).toEqual([undefined, expect.anything()]);
  });

  test('keeps existing records and settings; a favourite takes the later time', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const { records, settings, favourites } = createStores({ database: two, isPersistent: true });
    const delivery: Delivery = { state: 'delivered', tries: 1, deliveredAt: 9 };
    await records.submit(createRecordInput(1, { title: 'mine' }), { delivery });
    await settings.set('place', 'sur');
    await favourites.set('product:a', true, 1);
    await importData(two, await exportData(one, AT));
    expect(await records.list()).toMatchObject([{ title: 'mine', delivery }]);
    expect(await two.settings.toArray()).toEqual([{ key: 'place', value: 'sur' }]);
    expect(await favourites.list()).toEqual([{ id: 'product:a', at: 3 }]);
  });

  test('keeps the later edit of a post', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const [phone, laptop] = [one, two].map((database) => createStores({ database, isPersistent: true }));
    const edit = async (stores: typeof phone, text: string, at: number) =>
      stores?.posts.edit(getId(2), { text, visibility: 'public' }, undefined, at);
    await importData(two, await exportData(one, AT));
    await edit(phone, 'edited on the phone', 8);
    const file = await exportData(one, AT);
    expect(await importData(two, file)).toMatchObject({ added: { posts: 1 } });
    expect(await laptop?.posts.list()).toMatchObject([{ text: 'edited on the phone', at: 6, editedAt: 8 }]);
    await edit(laptop, 'edited on the laptop', 9);
    await importData(two, file);
    expect(await laptop?.posts.list()).toMatchObject([{ text: 'edited on the laptop', at: 6, editedAt: 9 }]);
  });

  test('says which settings it has not replaced, of a family once; none that is equal or unknown', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const [phone, laptop] = [one, two].map((database) => createStores({ database, isPersistent: true }));
    await phone?.settings.set('place', 'nizwa');
    await phone?.settings.set('referral:code', 'AB12');
    await phone?.settings.set('referral:pending', 'CD34');
    await phone?.settings.set('verified-phone', '+96891234567');
    await phone?.settings.set('read-notifications', ['a', 'b']);
    await one.settings.put({ key: 'of-a-later-version', value: 1 });
    await laptop?.settings.set('place', 'sur');
    await laptop?.settings.set('referral:code', 'EF56');
    await laptop?.settings.set('referral:pending', 'GH78');
    await laptop?.settings.set('read-notifications', ['a', 'b']);
    await two.settings.put({ key: 'of-a-later-version', value: 2 });
    const file = await exportData(one, AT);
    expect(await importData(two, file)).toMatchObject({ added: { settings: 1 }, kept: ['place', 'referral:'] });
    expect(await importData(one, file)).toMatchObject({ added: { settings: 0 }, kept: [] });
  });

  test.each<[Delivery, Delivery]>([
    [
      { state: 'queued', tries: 3, next: 5, reason: 'busy' },
      { state: 'saved', tries: 0 },
    ],
    [
      { state: 'queued', tries: 3, next: 5, unsure: true },
      { state: 'saved', tries: 0, unsure: true },
    ],
    [
      { state: 'sending', tries: 0 },
      { state: 'saved', tries: 0, unsure: true },
    ],
    [
      { state: 'failed', tries: 1, status: 400 },
      { state: 'saved', tries: 0 },
    ],
    [
      { state: 'delivered', tries: 1, reference: 'A-1' },
      { state: 'delivered', tries: 1, reference: 'A-1' },
    ],
  ])('imports %j as %j', async (delivery, expected) => {
    const [one, two] = [await createTestDatabase(), await createTestDatabase()];
    await createStores({ database: one, isPersistent: true }).records.submit(createRecordInput(1), { delivery });
    await importData(two, await exportData(one, AT));
    expect(await two.records.toArray()).toMatchObject([{ delivery: expected }]);
  });
});

describe('a refused file', () => {
  const getRefusal = async (file: Blob): Promise<unknown> => {
    const database = await createFullDatabase();
    const before = await getHeldData(database);
    const answer = await importData(database, file);
    expect(await getHeldData(database)).toEqual(before);
    return 'refused' in answer ? answer.refused : answer;
  };

  test.each([
    ['a picture', '\u0089PNG\r\n'],
    ['nothing', ''],
    ['another’s JSON', '{"format":"bookmarks","version":1}'],
    ['a list', '[]'],
  ])('%s is foreign', async (_, text) => {
    expect(await getRefusal(new Blob([text]))).toBe('foreign');
  });

  test('truncated anywhere is damaged', async () => {
    const file = await exportData(await createFullDatabase(), AT);
    for (const part of [0.05, 0.3, 0.5, 0.9, 0.999]) {
      expect(await getRefusal(file.slice(0, Math.floor(file.size * part)))).toBe('damaged');
    }
  });

  test.each<[string, (tables: Record<string, Record<string, unknown>[]>) => void]>([
    ['a row of another shape', (tables) => tables['drafts']?.push({ id: 'x' })],
    ['bytes that are none', (tables) => Object.assign(tables['files']?.[0] ?? {}, { base64: '***' })],
    ['bytes that are missing', (tables) => Object.assign(tables['files']?.[0] ?? {}, { base64: 'aG9u' })],
    ['a missing table', (tables) => delete tables['seen']],
    ['an owner of no kind', (tables) => Object.assign(tables['files']?.[0] ?? {}, { owner: 'nobody' })],
  ])('with %s is damaged as a whole', async (_, change) => {
    const file = await exportData(await createFullDatabase(), AT);
    const damaged = await changeExport(file, ({ tables }) => {
      change(tables as Record<string, Record<string, unknown>[]>);
    });
    expect(await getRefusal(damaged)).toBe('damaged');
  });

  test('of a newer version is reported as newer', async () => {
    const file = await changeExport(await exportData(await createFullDatabase(), AT), (json) => {
      Object.assign(json, { version: VERSION + 1, tables: { other: 1 } });
    });
    expect(await getRefusal(file)).toBe('newer');
  });

  test('that is too large is not read', async () => {
    const file = new Blob([]);
    Object.defineProperty(file, 'size', { value: MAX_IMPORT_BYTES + 1 });
    const text = vi.spyOn(file, 'text');
    expect(await getRefusal(file)).toBe('too-large');
    expect(text).not.toHaveBeenCalled();
  });

  test('that does not fit leaves nothing behind', async () => {
    const [one, two] = [await createFullDatabase(), await createTestDatabase()];
    const file = await exportData(one, AT);
    const store = Object.getPrototypeOf(two.backendDB().transaction('seen').objectStore('seen')) as IDBObjectStore;
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const { put } = store;
    vi.spyOn(store, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'seen') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, row);
    });
    await expect(importData(two, file)).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
    vi.restoreAllMocks();
    expect(await getHeldData(two)).toEqual(await getHeldData(await createTestDatabase()));
  });
});
