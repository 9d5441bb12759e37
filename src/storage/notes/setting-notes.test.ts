import { beforeEach, expect, test, vi } from 'vitest';
import { createStores, createTestDatabase } from '../testing/profile.ts';
import { readSettingNotes } from './read-setting-notes.ts';
import { deleteSettingNote, noteSetting } from './setting-notes.ts';

beforeEach(() => {
  // Its entries are those of the browser: the keys are its own properties.
  const stored: Record<string, string> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => (stored[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('dispatchEvent', () => true);
});

test('returns a note until its value is stored', () => {
  noteSetting('place', 'sur');
  noteSetting('terms-read', null);
  expect(readSettingNotes()).toEqual([
    { key: 'place', value: 'sur' },
    { key: 'terms-read', value: null },
  ]);
  deleteSettingNote({ key: 'terms-read', value: null });
  deleteSettingNote({ key: 'place', value: 'sur' });
  expect(readSettingNotes()).toEqual([]);
});

test('the last value wins and is not deleted by the one before it', () => {
  noteSetting('place', 'sur');
  noteSetting('place', 'nizwa');
  deleteSettingNote({ key: 'place', value: 'sur' });
  expect(readSettingNotes()).toEqual([{ key: 'place', value: 'nizwa' }]);
});

test('tells the next pages that there is something to store', () => {
  noteSetting('place', 'sur');
  expect(localStorage.getItem('ino-device')).not.toBeNull();
});

test('ignores other keys and values', () => {
  localStorage.setItem('ino-hearts', '{}');
  localStorage.setItem('ino-setting:place', 'sur');
  noteSetting('terms-read', null);
  expect(readSettingNotes()).toEqual([{ key: 'terms-read', value: null }]);
});

test('is empty when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  noteSetting('place', 'sur');
  deleteSettingNote({ key: 'place', value: 'sur' });
  expect(readSettingNotes()).toEqual([]);
});

const openStores = async () => createStores({ database: await createTestDatabase(), isPersistent: true });

test('moves to the table', async () => {
  const { settings } = await openStores();
  await settings.set('place', 'nizwa');
  noteSetting('place', 'sur');
  await settings.moveNotes();
  expect(await settings.get('place')).toBe('sur');
  expect(readSettingNotes()).toEqual([]);
});

test('a value that this version of the site cannot use is dropped', async () => {
  const { settings } = await openStores();
  localStorage.setItem('ino-setting:place', '7');
  await settings.moveNotes();
  expect(await settings.get('place')).toBeNull();
  expect(readSettingNotes()).toEqual([]);
});

test('stays when the table cannot be written', async () => {
  const { settings, database } = await openStores();
  noteSetting('place', 'sur');
  database.close();
  await expect(settings.moveNotes()).rejects.toThrow();
  expect(readSettingNotes()).toHaveLength(1);
});
