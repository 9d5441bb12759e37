import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDraft, onErased, strikeNote, type DraftNote } from './draft-journal.ts';
import { clearData } from '../clear-data.ts';
import { createTestDatabase } from '../testing/profile.ts';

/** What a browser keeps beside its database: its own names are those of the keys. */
function storage(): Storage {
  const kept: Record<string, string> = {};
  const functions = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(kept, key);
    },
  };
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(kept, name, { value });
  return kept as unknown as Storage; // as far as it is asked for
}

const NOTE: DraftNote = {
  id: 'contact:@me',
  tab: 'me',
  values: { message: 'Three cartons' },
  changed: ['message'],
  startedAt: 1,
  at: 2,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a note is there at once, and struck out again; the device says that it keeps something', () => {
  noteDraft(NOTE);
  expect(JSON.parse(localStorage.getItem('ino-draft:me contact:@me') ?? '')).toEqual(NOTE);
  expect(Object.keys(localStorage)).toContain('ino-device');
  strikeNote(NOTE);
  expect(Object.keys(localStorage)).toEqual(['ino-device']);
});

test('erasing everything takes the notes along and tells the forms, once each time', async () => {
  noteDraft(NOTE);
  localStorage.setItem('ino-hearts', '{}');
  localStorage.setItem('another', 'stays');
  const forget = vi.fn();
  const stop = onErased(forget);
  const database = await createTestDatabase();
  await clearData(database, 'drafts');
  dispatchEvent(new Event('storage'));
  expect(forget).not.toHaveBeenCalled();
  await clearData(database);
  dispatchEvent(new Event('pageshow'));
  expect(forget).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual(['another']);
  stop();
});

test('where nothing may be kept, or there is no room, nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  noteDraft(NOTE);
  strikeNote(NOTE);
});
