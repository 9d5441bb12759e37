import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import type { Database } from '../database.ts';
import type { Json } from '../schemas/base-schemas.ts';
import {
  createTestDatabase,
  createTestProfile,
  openTab,
  collect,
  createStores,
  listFileIds,
  type Stores,
} from '../testing/profile.ts';
import { MAX_RECENT_SEARCHES } from './recent-searches.ts';
import { MAX_RECENTLY_VIEWED } from '../notes/viewed-notes.ts';

const openStores = async (): Promise<Stores> =>
  createStores({ database: await createTestDatabase(), isPersistent: true });

/** Property names that the schemas drop, because no object may have them. */
const DROPPED = /^(?:__proto__|prototype|constructor)$/;
const name = fc.string().filter((text) => !DROPPED.test(text));
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(name, tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

describe('drafts', () => {
  test('returns what was saved', async () => {
    const { drafts } = await openStores();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, json, { noNullPrototype: true }), async (values) => {
        await drafts.save('contact:', values, 2);
        expect((await drafts.get('contact:'))?.values).toEqual(values);
      }),
      createPropertyOptions(20),
    );
  });

  test('keeps the start time', async () => {
    const { drafts } = await openStores();
    await drafts.save('contact:', { name: 'A' }, 10);
    await drafts.save('contact:', { name: 'Al' }, 20);
    expect(await drafts.get('contact:')).toEqual({ id: 'contact:', values: { name: 'Al' }, startedAt: 10, at: 20 });
  });

  test('is deleted with its files only', async () => {
    const { database, drafts, files } = await openStores();
    for (const id of ['a', 'ab']) {
      await drafts.save(id, {});
      await files.put({ id: `file-${id}`, owner: `draft:${id}`, name: 'x', blob: new Blob([id]) });
    }
    await drafts.drop('a');
    expect([await drafts.get('a'), await listFileIds(database, 'draft:a')]).toEqual([undefined, []]);
    expect([(await drafts.get('ab'))?.id, await listFileIds(database, 'draft:ab')]).toEqual(['ab', ['file-ab']]);
  });

  test('notifies other tabs', async () => {
    const profile = createTestProfile();
    const getTab = async () => createStores({ database: await openTab(profile), isPersistent: true }).drafts;
    const [one, two] = [await getTab(), await getTab()];
    const heard = collect<unknown>(
      (changed) => two.watch('contact:', changed),
      (draft) => draft !== undefined,
    );
    await one.save('contact:', { name: 'Al' }, 1);
    expect(await heard).toMatchObject({ values: { name: 'Al' } });
  });

  test('rejects values that could not be read again, and keeps the old ones', async () => {
    const { drafts } = await openStores();
    await drafts.save('contact:', { name: 'Al' }, 1);
    const impossible = { name: undefined } as unknown as { name: string };
    await expect(drafts.save('contact:', impossible)).rejects.toThrow();
    expect((await drafts.get('contact:'))?.values).toEqual({ name: 'Al' });
  });
});

describe('files', () => {
  test('are returned byte for byte, with type and size', async () => {
    const { files } = await openStores();
    await files.put({
      id: 'b',
      owner: 'draft:x',
      name: 'one.bin',
      blob: new Blob([new Uint8Array([0, 255, 10])]),
      at: 1,
    });
    const picture = new File(['<svg/>'], 'ignored', { type: 'image/svg+xml' });
    await files.put({ id: 'a', owner: 'draft:x', name: 'two.svg', blob: picture, at: 2 });
    const [one, two] = [await files.get('b'), await files.get('a')];
    expect([...new Uint8Array((await one?.blob.arrayBuffer()) ?? [])]).toEqual([0, 255, 10]);
    expect(two).toMatchObject({ name: 'two.svg', type: 'image/svg+xml', size: 6 });
  });

  test('are stored as bytes, because some browsers refuse to store blobs', async () => {
    const { database, files } = await openStores();
    await files.put({ id: 'a', owner: 'draft:x', name: 'a.txt', blob: new Blob(['oud'], { type: 'text/plain' }) });
    const row = await database.files.get('a');
    expect(row).toMatchObject({ type: 'text/plain', size: 3, bytes: new TextEncoder().encode('oud').buffer });
    expect(row).not.toHaveProperty('blob');
  });
});

describe('favourites', () => {
  test('contain what was marked last, newest first', async () => {
    const change = fc.tuple(fc.constantFrom('product:a', 'product:b', 'store:a'), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(change), async (changes) => {
        const { favourites } = await openStores();
        let expected: string[] = [];
        for (const [at, [id, isMarked]] of changes.entries()) {
          await favourites.set(id, isMarked, at);
          if (!isMarked) expected = expected.filter((other) => other !== id);
          else if (!expected.includes(id)) expected.unshift(id);
        }
        expect((await favourites.list()).map(({ id }) => id)).toEqual(expected);
      }),
      createPropertyOptions(10),
    );
  });
});

describe('settings', () => {
  test('updates build on concurrent updates', async () => {
    const { settings } = await openStores();
    const add = (id: string) => settings.update('read-notifications', (read) => [...read, id]);
    await Promise.all([add('a'), add('b'), add('c')]);
    expect((await settings.get('read-notifications')).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('return the initial value until a valid one is stored', async () => {
    const { settings, database } = await openStores();
    expect(await settings.get('signed-in')).toBe(true);
    await settings.set('signed-in', false);
    expect(await settings.get('signed-in')).toBe(false);
    await database.settings.put({ key: 'signed-in', value: 'no' });
    expect(await settings.get('signed-in')).toBe(true);
  });

  test('of a family are independent of each other', async () => {
    const { settings } = await openStores();
    await settings.set('reseller:confirmed:a', true);
    expect(await settings.get('reseller:confirmed:a')).toBe(true);
    expect(await settings.get('reseller:confirmed:b')).toBe(false);
  });

  test('reject an invalid value instead of storing it', async () => {
    const { settings } = await openStores();
    await settings.set('phone', { number: '+96891234567', shown: '' });
    await expect(settings.set('phone', { number: '9123', shown: '' })).rejects.toThrow();
    expect(await settings.get('phone')).toEqual({ number: '+96891234567', shown: '' });
  });

  test('notify subscribers', async () => {
    const { settings } = await openStores();
    const received = collect<string | null>(
      (changed) => settings.watch('place', changed),
      (place) => place === 'nizwa',
    );
    await settings.set('place', 'nizwa');
    expect(await received).toBe('nizwa');
  });
});

describe('searches', () => {
  test('are the last ten, each in its latest spelling, newest first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.boolean()), { maxLength: 30 }),
        async (made) => {
          const { searches } = await openStores();
          let expected: string[] = [];
          for (const [at, [number, capital]] of made.entries()) {
            const [key, text] = [`honey ${number}`, `${capital ? 'H' : 'h'}oney ${number}`];
            await searches.add(key, text, at);
            expected = [text, ...expected.filter((other) => other.toLowerCase() !== key)].slice(0, MAX_RECENT_SEARCHES);
          }
          expect((await searches.list()).map(({ text }) => text)).toEqual(expected);
        },
      ),
      createPropertyOptions(10),
    );
  });

  test('can be removed one by one or all at once', async () => {
    const { searches } = await openStores();
    for (const key of ['a', 'b', 'c']) await searches.add(key, key, key.charCodeAt(0));
    await searches.remove('b');
    expect((await searches.list()).map(({ key }) => key)).toEqual(['c', 'a']);
    await searches.clear();
    expect(await searches.list()).toEqual([]);
  });
});

test('recently viewed entries are listed newest first, once each', async () => {
  const { recentlyViewed, database } = await openStores();
  for (let at = 0; at < 30; at++) await recentlyViewed.add(`product:${at}`, at);
  await recentlyViewed.add('product:15', 30);
  const ids = (await recentlyViewed.list()).map(({ id }) => id);
  expect([ids.length, await database.seen.count()]).toEqual([MAX_RECENTLY_VIEWED, MAX_RECENTLY_VIEWED]);
  expect(ids.slice(0, 3)).toEqual(['product:15', 'product:29', 'product:28']);
});

describe('storage that fails while it is used', () => {
  const createQuotaError = () => new DOMException('no room', 'QuotaExceededError');

  /** The prototype of all object stores. */
  const storeOf = (database: Database) =>
    Object.getPrototypeOf(database.backendDB().transaction('drafts').objectStore('drafts')) as IDBObjectStore;

  test('reports a full disk, and keeps stored data', async () => {
    const database = await createTestDatabase();
    const { drafts } = createStores({ database, isPersistent: true });
    await drafts.save('contact:', { name: 'Al' }, 1);
    const put = vi.spyOn(storeOf(database), 'put').mockImplementation(() => {
      throw createQuotaError();
    });
    await expect(drafts.save('contact:', { name: 'Alia' }, 2)).rejects.toMatchObject({
      name: 'StorageError',
      code: 'full',
    });
    put.mockRestore();
    expect(await drafts.get('contact:')).toMatchObject({ values: { name: 'Al' }, at: 1 });
  });

  test('reports a disk that is full on commit', async () => {
    const database = await createTestDatabase();
    const { favourites } = createStores({ database, isPersistent: true });
    await favourites.set('product:a', true, 1);
    const store = storeOf(database);
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const { put } = store;
    const spy = vi.spyOn(store, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row);
      const { transaction } = this;
      request.addEventListener('success', () => {
        Object.defineProperty(transaction, 'error', { get: createQuotaError });
        transaction.abort();
      });
      return request;
    });
    await expect(favourites.set('product:b', true, 2)).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
    spy.mockRestore();
    expect((await favourites.list()).map(({ id }) => id)).toEqual(['product:a']);
  });

  test('skips a row that cannot be parsed, and leaves it in the table', async () => {
    const database = await createTestDatabase();
    const { favourites, searches, drafts } = createStores({ database, isPersistent: true });
    await favourites.set('product:a', true, 2);
    await database.favourites.put({ id: 'product:b', at: 'yesterday' });
    await database.favourites.put({ id: 'product:c', at: -1 });
    expect((await favourites.list()).map(({ id }) => id)).toEqual(['product:a']);
    await database.drafts.put({ id: 'contact:', values: 'honey' });
    expect(await drafts.get('contact:')).toBeUndefined();
    await database.searches.put({ key: 'x', at: 99 });
    for (let at = 0; at < 12; at++) await searches.add(`${at}`, `${at}`, at);
    expect((await searches.list()).length).toBe(MAX_RECENT_SEARCHES);
    expect([await database.favourites.count(), await database.searches.get('x')]).toEqual([3, { key: 'x', at: 99 }]);
  });
});
