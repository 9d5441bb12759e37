import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDraft, onDataCleared, deleteNote, type DraftNote } from './draft-journal.ts';
import { DraftSaver } from './draft-saver.ts';
import { clearData } from '../clear-data.ts';
import { createTestDatabase } from '../testing/profile.ts';

/** Fake local storage: its own properties are its keys, as in browsers. */
function createStorage(): Storage {
  const stored: Record<string, string> = {};
  const functions = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(stored, key);
    },
  };
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(stored, name, { value });
  return stored as unknown as Storage; // only the parts that are used
}

const NOTE: DraftNote = {
  id: 'contact:@me',
  tab: 'me',
  values: { message: 'Three cartons' },
  changed: ['message'],
  at: 2,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('notes and deletes a draft, and sets the presence flag', () => {
  noteDraft(NOTE);
  expect(JSON.parse(localStorage.getItem('ino-draft:me contact:@me') ?? '')).toEqual(NOTE);
  expect(Object.keys(localStorage)).toContain('ino-device');
  deleteNote(NOTE);
  expect(Object.keys(localStorage)).toEqual(['ino-device']);
});

test('a page that has saved its values leaves the note that the next page of the tab has written since', async () => {
  let now = 1;
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  const leavePage = (message: string, save: () => Promise<unknown>) => {
    const values = { message: '' };
    const page = new DraftSaver({
      id: NOTE.id,
      tab: NOTE.tab,
      store: {
        open: () => Promise.resolve({ id: NOTE.id, tab: NOTE.tab }),
        save,
        drop: () => Promise.resolve(),
        note: noteDraft,
        deleteNote,
      },
      read: () => values,
      onSaved: () => undefined,
    });
    values.message = message;
    page.leave();
    return page;
  };
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const earlier = leavePage('Three', () => promise);
  // Its save does not end before the page does.
  leavePage('Three cartons', () => new Promise(() => undefined));
  resolve(undefined);
  await earlier.waitUntilSettled();
  expect(JSON.parse(localStorage.getItem('ino-draft:me contact:@me') ?? '')).toMatchObject({
    values: { message: 'Three cartons' },
  });
});

test('clearing all data deletes the notes and notifies forms once each time', async () => {
  noteDraft(NOTE);
  localStorage.setItem('ino-hearts', '{}');
  localStorage.setItem('another', 'stays');
  const forget = vi.fn();
  const controller = new AbortController();
  onDataCleared(forget, controller.signal);
  const database = await createTestDatabase();
  await clearData(database, 'drafts');
  dispatchEvent(new Event('storage'));
  expect(forget).not.toHaveBeenCalled();
  await clearData(database);
  dispatchEvent(new Event('pageshow'));
  expect(forget).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual(['another']);
  controller.abort();
});

test('does nothing when local storage is blocked or full', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  noteDraft(NOTE);
  deleteNote(NOTE);
});
