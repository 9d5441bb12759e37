import { beforeEach, expect, test, vi } from 'vitest';
import { clearData } from '../clear-data.ts';
import { createStores, createTestDatabase } from '../testing/profile.ts';
import { stubLocalStorage } from '../testing/stub-local-storage.ts';
import { deleteViewedNotes } from './delete-viewed-notes.ts';
import { MAX_RECENTLY_VIEWED, noteViewed, readViewedNotes } from './viewed-notes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubLocalStorage();
});

const openStores = async () => createStores({ database: await createTestDatabase(), isPersistent: true });

test('returns each viewed entry once, the newest last, and no more than are stored', () => {
  for (let at = 0; at < 30; at++) noteViewed(`product:${at}`, at);
  noteViewed('product:15', 30);
  const notes = readViewedNotes();
  expect(notes).toHaveLength(MAX_RECENTLY_VIEWED);
  expect(notes.filter(({ id }) => id === 'product:15')).toEqual([{ id: 'product:15', at: 30 }]);
  expect(notes.at(-1)).toEqual({ id: 'product:15', at: 30 });
});

test('deletes stored notes, but not one of a later view', () => {
  noteViewed('product:a', 1);
  noteViewed('product:b', 2);
  const notes = readViewedNotes();
  noteViewed('product:a', 3);
  deleteViewedNotes(notes);
  expect(readViewedNotes()).toEqual([{ id: 'product:a', at: 3 }]);
  deleteViewedNotes(readViewedNotes());
  expect(stored.size).toBe(0);
});

test.each(['', '[', 'null', '{}', '[1, null, {"id": 1, "at": 1}, {"id": "a"}]'])(
  'ignores the invalid value “%s”',
  (text) => {
    stored.set('ino-viewed', text);
    expect(readViewedNotes()).toEqual([]);
  },
);

test('notes nothing when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  noteViewed('product:a', 1);
  expect(readViewedNotes()).toEqual([]);
});

test('moves to the table, where a later view stays', async () => {
  const { recentlyViewed } = await openStores();
  await recentlyViewed.add('product:a', 5);
  noteViewed('product:a', 3);
  noteViewed('product:b', 4);
  await recentlyViewed.moveNotes();
  expect(await recentlyViewed.list()).toEqual([
    { id: 'product:a', at: 5 },
    { id: 'product:b', at: 4 },
  ]);
  expect(readViewedNotes()).toEqual([]);
});

test('that another program has changed does not keep the others out of the table', async () => {
  const { recentlyViewed } = await openStores();
  stored.set('ino-viewed', '[{"id":"","at":1},{"id":"product:a","at":-1},{"id":"product:b","at":0.5}]');
  noteViewed('product:c', 4);
  await recentlyViewed.moveNotes();
  expect(await recentlyViewed.list()).toEqual([{ id: 'product:c', at: 4 }]);
  expect(readViewedNotes()).toEqual([]);
});

test('stays when the table cannot be written', async () => {
  const { recentlyViewed, database } = await openStores();
  noteViewed('product:a', 3);
  database.close();
  await expect(recentlyViewed.moveNotes()).rejects.toThrow();
  expect(readViewedNotes()).toHaveLength(1);
});

test('is deleted with the recently viewed entries', async () => {
  const { database } = await openStores();
  noteViewed('product:a', 3);
  await clearData(database, 'seen');
  expect(readViewedNotes()).toEqual([]);
});
