import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver, type DraftStore } from './draft-saver.ts';
import type { DraftNote } from './draft-journal.ts';
import { StorageError, type StorageErrorCode } from '../errors/storage-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form with one field, and its store. */
async function createBoxes() {
  const typed = { text: '' };
  const saved: { text: string }[] = [];
  const notes: DraftNote[] = [];
  const states: boolean[] = [];
  const errors: (StorageErrorCode | undefined)[] = [];
  const device: { fault: StorageErrorCode | undefined } = { fault: undefined };
  const store: DraftStore = {
    open: () => Promise.resolve({ id: 'contact:@me', tab: 'me' }),
    save() {
      saved.push({ ...typed });
      return device.fault === undefined ? Promise.resolve() : Promise.reject(new StorageError(device.fault));
    },
    drop: () => (device.fault === undefined ? Promise.resolve() : Promise.reject(new StorageError(device.fault))),
    note: (note) => notes.push(note),
    deleteNote: () => notes.splice(0),
  };
  const saver = new DraftSaver({
    id: 'contact:@me',
    tab: 'me',
    store,
    read: () => typed,
    onSaved(isSaved, error) {
      states.push(isSaved);
      errors.push(error);
    },
  });
  await saver.open(() => undefined);
  const type = (letters: string) => {
    typed.text += letters;
    saver.touch();
  };
  return { saver, type, typed, saved, notes, states, errors, device };
}

/** Returns the saver of an empty form whose draft is opened by a function and stored nowhere. */
const createSaver = (open: ConstructorParameters<typeof DraftSaver>[0]['store']['open']) =>
  new DraftSaver({
    id: 'contact:@me',
    tab: 'me',
    store: {
      open,
      save: () => Promise.resolve(),
      drop: () => Promise.resolve(),
      note: () => undefined,
      deleteNote: () => undefined,
    },
    read: () => ({ text: '' }),
    onSaved: () => undefined,
  });

test('saves every second while typing goes on without a pause', async () => {
  const { type, saved } = await createBoxes();
  const typedAt: number[] = [];
  for (let key = 0; key < 100; key++) {
    typedAt.push(Date.now());
    type('x');
    await vi.advanceTimersByTimeAsync(120);
    const oldest = typedAt[saved.at(-1)?.text.length ?? 0];
    if (oldest !== undefined) expect(Date.now() - oldest).toBeLessThanOrEqual(1000);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(saved.at(-1)?.text).toBe('x'.repeat(100));
});

test('notes unsaved values when the page is left, and deletes the note once they are saved', async () => {
  const { saver, type, notes } = await createBoxes();
  type('x');
  saver.leave();
  expect(notes).toMatchObject([{ id: 'contact:@me', tab: 'me', values: { text: 'x' }, changed: ['text'] }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(notes).toEqual([]);
  saver.leave();
  expect(notes).toEqual([]);
});

test('does not count a failed save, and retries it with the next change', async () => {
  const { type, saved, states, device } = await createBoxes();
  device.fault = 'full';
  type('x');
  await vi.advanceTimersByTimeAsync(400);
  expect(states).toEqual([false, false]);
  device.fault = undefined;
  type('y');
  await vi.advanceTimersByTimeAsync(400);
  expect(saved.at(-1)?.text).toBe('xy');
  expect(states.at(-1)).toBe(true);
});

test('suspends saving while a record is made; the note names the record and is deleted when it exists', async () => {
  const { saver, type, saved, notes } = await createBoxes();
  type('x');
  await saver.pause({ record: 'record' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saved).toEqual([]);
  saver.leave();
  expect(notes).toMatchObject([{ record: 'record' }]);
  saver.resume(true);
  expect(notes).toEqual([]);
  saver.leave();
  expect(notes).toEqual([]);
});

test('saves a value that was filled in together with what is typed, and not alone', async () => {
  const values = { quantity: '1', price: '2.00' };
  const saved: unknown[] = [];
  const notes: DraftNote[] = [];
  const saver = new DraftSaver({
    id: 'quotation:@me',
    tab: 'me',
    store: {
      open: () => Promise.resolve({ id: 'quotation:@me', tab: 'me' }),
      save: (_, all, changed) => Promise.resolve(saved.push(changed.map((key) => [key, all[key]]))),
      drop: () => Promise.resolve(),
      note: (note) => notes.push(note),
      deleteNote: () => undefined,
    },
    read: () => ({ ...values }),
    onSaved: () => undefined,
  });
  await saver.open(() => undefined);
  const fillIn = (price: string) => {
    saver.fillIn('price', price);
    values.price = price;
    saver.touch();
  };
  fillIn('1.80');
  await vi.advanceTimersByTimeAsync(2000);
  saver.leave();
  expect([saved, notes]).toEqual([[], []]);
  values.quantity = '9';
  saver.touch();
  fillIn('1.50');
  saver.leave();
  expect(notes).toMatchObject([{ values: { price: '1.50' }, changed: ['quantity', 'price'] }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(saved).toEqual([
    [
      ['quantity', '9'],
      ['price', '1.50'],
    ],
  ]);
});

test('reports why a draft could not be deleted', async () => {
  const { saver, errors, device } = await createBoxes();
  device.fault = 'blocked';
  await saver.drop();
  expect(errors).toEqual(['blocked']);
});

test('shows the form without a draft when the draft cannot be opened, with the reason', async () => {
  const shown: unknown[] = [];
  const saver = createSaver(() => Promise.reject(new StorageError('broken')));
  await saver.open((...values) => shown.push(values));
  expect([shown, saver.id]).toEqual([[[undefined, false, 'broken']], 'contact:@me']);
});

test('does not save a draft that is submitted before the pending save is due', async () => {
  const { saver, type, saved, notes } = await createBoxes();
  type('hello');
  await vi.advanceTimersByTimeAsync(300);
  await saver.pause({ record: 'record' });
  await vi.advanceTimersByTimeAsync(5000);
  saver.resume(true);
  await vi.advanceTimersByTimeAsync(5000);
  saver.leave();
  expect([saved, notes]).toEqual([[], []]);
});

test('what is entered while a draft is being deleted is saved', async () => {
  const typed = { text: '' };
  let stored: unknown;
  const saver = new DraftSaver({
    id: 'contact:@me',
    tab: 'me',
    store: {
      open: () => Promise.resolve({ id: 'contact:@me', tab: 'me' }),
      save: (_, values) =>
        new Promise((resolve) => {
          setTimeout(() => {
            stored = values;
            resolve(undefined);
          }, 1_000);
        }),
      drop: () => {
        stored = undefined;
        return Promise.resolve();
      },
      note: () => undefined,
      deleteNote: () => undefined,
    },
    read: () => ({ ...typed }),
    onSaved: () => undefined,
  });
  const type = (text: string) => {
    typed.text = text;
    saver.touch();
  };
  await saver.open(() => undefined);
  type('sent');
  await vi.advanceTimersByTimeAsync(500);
  // The first save is running, and the next one waits for it.
  type('sent too');
  await vi.advanceTimersByTimeAsync(500);
  typed.text = '';
  const dropping = saver.drop();
  type('next');
  await vi.advanceTimersByTimeAsync(5_000);
  await dropping;
  expect(stored).toEqual({ text: 'next' });
});
