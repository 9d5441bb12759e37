import { afterEach, expect, test, vi } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { noteDraft } from '@/storage/drafts/draft-journal.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { stubListedLocalStorage } from '@/storage/testing/stub-local-storage.ts';

const DRAFT = 'reseller:';

openNewPageForEachTest();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the page of a browser with two records that were not sent. */
async function openPage() {
  const [{ startEdit, finishEdit }, { openStorage, openUserData }] = await Promise.all([
    import('./edit-registration.ts'),
    import('@/storage/open.ts'),
  ]);
  const [{ database }, { drafts, records }] = await Promise.all([openStorage(), openUserData()]);
  const create = (number: number, value: string, delivery: StoredRecord['delivery'] = { state: 'saved', tries: 0 }) =>
    records.submit(
      createRecordInput(number, {
        form: 'reseller',
        answers: [{ name: 'userName', label: 'Name', kind: 'text', value, text: value }],
      }),
      { delivery },
    );
  const [salim, huda] = [await create(1, 'Salim'), await create(2, 'Huda')];
  return { startEdit, finishEdit, create, database, drafts, salim, huda };
}

test('an edit copies the registration, and the submitted draft replaces it', async () => {
  const { startEdit, drafts, salim } = await openPage();
  expect(await startEdit(salim)).toBe(true);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Salim' }, replaces: getId(1) });
});

test('an edit of a record that may have been sent replaces nothing', async () => {
  const { startEdit, create, drafts } = await openPage();
  for (const [number, delivery] of [
    [3, { state: 'delivered', tries: 1 }],
    [4, { state: 'queued', tries: 1, unsure: true }],
  ] as const) {
    const sent = await create(number, 'Salim', delivery);
    expect(await startEdit(sent)).toBe(true);
    const draft = await drafts.get(DRAFT);
    expect(draft).toMatchObject({ values: { userName: 'Salim' } });
    expect(draft).not.toHaveProperty('replaces');
  }
});

test('an edit of a registration that another tab has confirmed since replaces nothing', async () => {
  const { startEdit, drafts, salim } = await openPage();
  const { confirmRegistration } = await import('./registrations.ts');
  await confirmRegistration(salim.id);
  expect(await startEdit(salim)).toBe(true);
  expect(await drafts.get(DRAFT)).not.toHaveProperty('replaces');
});

test('an edit keeps the unsent changes of an earlier one', async () => {
  const { startEdit, drafts, salim } = await openPage();
  await startEdit(salim);
  await drafts.save(DRAFT, { userName: 'Salim bin Said' });
  expect(await startEdit(salim)).toBe(true);
  expect((await drafts.get(DRAFT))?.values).toEqual({ userName: 'Salim bin Said' });
});

test('an edit is refused while the form has other answers that were not sent', async () => {
  const { startEdit, drafts, salim, huda } = await openPage();
  await drafts.save(DRAFT, { userName: 'Maryam' });
  expect(await startEdit(salim)).toBe(false);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Maryam' } });
  await drafts.drop(DRAFT);
  await startEdit(huda);
  await drafts.save(DRAFT, { userName: 'Huda bint Ali' });
  expect(await startEdit(salim)).toBe(false);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Huda bint Ali' }, replaces: getId(2) });
});

test('an edit replaces the unchanged copy of another registration', async () => {
  const { startEdit, drafts, salim, huda } = await openPage();
  await startEdit(huda);
  expect(await startEdit(salim)).toBe(true);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Salim' }, replaces: getId(1) });
});

test('an edit that cannot be stored changes nothing', async () => {
  const { startEdit, database, drafts, salim, huda } = await openPage();
  await startEdit(huda);
  const before = await drafts.get(DRAFT);
  const store = Object.getPrototypeOf(
    database.backendDB().transaction('drafts').objectStore('drafts'),
  ) as IDBObjectStore; // of all tables
  vi.spyOn(store, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(startEdit(salim)).rejects.toMatchObject({ code: 'full' });
  expect(await drafts.get(DRAFT)).toEqual(before);
});

test('a finished edit leaves only what was changed', async () => {
  const { startEdit, finishEdit, drafts, salim } = await openPage();
  await startEdit(salim);
  await finishEdit(salim);
  expect(await drafts.get(DRAFT)).toBeUndefined();
  await startEdit(salim);
  await drafts.save(DRAFT, { userName: 'Salim bin Said' });
  await finishEdit(salim);
  expect((await drafts.get(DRAFT))?.values).toEqual({ userName: 'Salim bin Said' });
});

/** Notes what was typed in the form when its page was left before it was saved. */
const noteTyped = (userName: string): void => {
  noteDraft({ id: DRAFT, tab: 'left', values: { userName }, changed: ['userName'], at: Date.now() + 1 });
};

test('an edit whose form was left at once is not finished: it still replaces the registration', async () => {
  stubListedLocalStorage();
  const { startEdit, finishEdit, drafts, salim } = await openPage();
  await startEdit(salim);
  noteTyped('Salim bin Said');
  await finishEdit(salim);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Salim bin Said' }, replaces: getId(1) });
});

test('an edit is refused while the form was left at once with other answers', async () => {
  stubListedLocalStorage();
  const { startEdit, drafts, salim } = await openPage();
  noteTyped('Maryam');
  expect(await startEdit(salim)).toBe(false);
  expect(await drafts.get(DRAFT)).toMatchObject({ values: { userName: 'Maryam' } });
});
