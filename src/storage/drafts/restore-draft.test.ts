import { describe, expect, test } from 'vitest';
import { DRAFT_LIFETIME_MS } from './prune-drafts.ts';
import { type Note, type RestoreOptions } from './restore-draft.ts';
import { createRecordInput, createTestDatabase, getId, createStores } from '../testing/profile.ts';

const NOW = 2_000_000_000_000;
const SLOT = 'contact:';

async function openStores() {
  const database = await createTestDatabase();
  const device = createStores({ database, isPersistent: true });
  const restore = (options: Partial<RestoreOptions> = {}) =>
    device.drafts.restore({
      slot: SLOT,
      tab: 'me',
      openTabs: new Set(),
      notes: [],
      isShared: false,
      at: NOW,
      ...options,
    });
  const getIds = async () => (await database.drafts.toCollection().primaryKeys()).sort();
  return { ...device, restore, ids: getIds };
}

const createRef = (id: string) => ({ id, name: `${id}.png`, type: '', size: 1 });
const note = (differing: Partial<Note> = {}): Note => ({
  id: 'contact:@gone',
  tab: 'gone',
  values: { name: 'Salim', message: 'Three cartons' },
  changed: ['message'],
  at: NOW - 1,
  ...differing,
});

describe('a form continues', () => {
  test('its own draft, whatever other tabs have', async () => {
    const { drafts, restore, ids } = await openStores();
    await drafts.save('contact:@me', { message: 'mine' }, NOW - 50);
    await drafts.save('contact:@gone', { message: 'later' }, NOW - 5);
    expect((await restore())?.values).toEqual({ message: 'mine' });
    expect(await ids()).toEqual(['contact:@gone', 'contact:@me']);
  });

  test('the newest draft of a closed tab, with its files, but not the draft of an open one', async () => {
    const { drafts, files, restore, ids } = await openStores();
    await drafts.save('contact:@old', { message: 'old' }, NOW - 50);
    await drafts.save('contact:@gone', { message: 'newer', sheet: [createRef('a')] }, NOW - 9);
    await files.put({ id: 'a', owner: 'draft:contact:@gone', name: 'a.png', blob: new Blob(['a']) });
    await drafts.save('contact:@lives', { message: 'newest' }, NOW - 5);
    await drafts.save('contact:sidr-honey-1kg@gone', { message: 'of something else' }, NOW - 4);
    expect(await restore({ openTabs: new Set(['lives']) })).toMatchObject({
      id: 'contact:@me',
      values: { message: 'newer' },
    });
    expect((await files.get('a'))?.owner).toBe('draft:contact:@me');
    expect(await ids()).toEqual(['contact:@lives', 'contact:@me', 'contact:@old', 'contact:sidr-honey-1kg@gone']);
  });

  test('a further draft of its own tab, which no other tab takes over meanwhile', async () => {
    const { drafts, restore, ids } = await openStores();
    await drafts.save('contact:@a@me', { message: 'further' }, NOW - 5);
    const openTabs = new Set(['me', 'you']);
    expect(await restore({ tab: 'you', openTabs })).toBeUndefined();
    expect(await restore({ openTabs })).toMatchObject({ id: 'contact:@me', values: { message: 'further' } });
    expect(await ids()).toEqual(['contact:@me']);
  });

  test('a draft from before tabs had their own', async () => {
    const { drafts, files, restore, ids } = await openStores();
    await drafts.save('contact:', { message: 'older', sheet: [createRef('a')] }, NOW - 5);
    await files.put({ id: 'a', owner: 'draft:contact:', name: 'a.png', blob: new Blob(['a']) });
    expect((await restore())?.values).toMatchObject({ message: 'older' });
    expect((await files.get('a'))?.owner).toBe('draft:contact:@me');
    expect(await ids()).toEqual(['contact:@me']);
    expect(await restore({ tab: 'another', openTabs: new Set(['me']) })).toBeUndefined();
  });

  test('the shared draft of all tabs', async () => {
    const { drafts, restore, ids } = await openStores();
    await drafts.save('store-profile:', { storeName: 'Bait' }, NOW - 5);
    const options = { slot: 'store-profile:', isShared: true };
    for (const tab of ['me', 'you']) expect(await restore({ ...options, tab })).toMatchObject({ id: 'store-profile:' });
    expect(await ids()).toEqual(['store-profile:']);
  });
});

describe('a note of a page that was left', () => {
  test('is merged into its draft: the changed fields, or all fields when there is no draft', async () => {
    const { drafts, restore } = await openStores();
    expect((await restore({ notes: [note()] }))?.values).toEqual({ name: 'Salim', message: 'Three cartons' });
    await drafts.save('contact:@me', { name: 'Aisha', message: 'Two' }, NOW - 5);
    const noted = note({ id: 'contact:@me', tab: 'me', at: NOW - 1 });
    expect((await restore({ notes: [noted] }))?.values).toEqual({ name: 'Aisha', message: 'Three cartons' });
  });

  test('is merged into a shared draft that another tab saved later, except for the fields that it changed', async () => {
    const { drafts, restore } = await openStores();
    const slot = 'store-profile:';
    const before = { name: 'Bait', phone: '1', city: 'Muscat' };
    await drafts.save(slot, before, NOW - 9);
    await drafts.save(slot, { ...before, phone: '2' }, NOW - 1, ['phone'], 'you');
    const noted = note({
      id: slot,
      values: { name: 'Bait Salim', phone: '3', city: 'Muscat' },
      changed: ['name', 'phone'],
      saved: before,
      at: NOW - 5,
    });
    expect(await restore({ slot, isShared: true, notes: [noted] })).toMatchObject({
      values: { name: 'Bait Salim', phone: '2', city: 'Muscat' },
      at: NOW - 1,
    });
    // A draft that was started later is another one.
    await drafts.drop(slot);
    await drafts.save(slot, before, NOW - 2);
    expect(await restore({ slot, isShared: true, notes: [noted] })).toMatchObject({ values: before });
  });

  test('is ignored when the draft was saved later or submitted', async () => {
    const { drafts, records, restore } = await openStores();
    await drafts.save('contact:@me', { message: 'later' }, NOW);
    const noted = note({ id: 'contact:@me', tab: 'me' });
    expect((await restore({ notes: [noted] }))?.values).toEqual({ message: 'later' });
    await records.submit(createRecordInput(1), { draft: 'contact:@me' });
    expect(await restore({ notes: [{ ...noted, record: getId(1) }] })).toBeUndefined();
    expect(await restore({ notes: [{ ...noted, record: getId(2) }] })).toBeDefined();
  });
});

test('deletes drafts after a month, and files without references; open tabs keep theirs', async () => {
  const { drafts, files, restore, ids, database } = await openStores();
  for (const tab of ['gone', 'lives']) {
    await drafts.save(`report:@${tab}`, { sheet: [createRef(tab)] }, NOW - DRAFT_LIFETIME_MS - 1);
    await files.put({ id: tab, owner: `draft:report:@${tab}`, name: 'x', blob: new Blob(['x']) });
    await files.put({ id: `${tab} unnamed`, owner: `draft:report:@${tab}`, name: 'x', blob: new Blob(['x']) });
  }
  await drafts.save('report:@later', {}, NOW - DRAFT_LIFETIME_MS + 1);
  await restore({ openTabs: new Set(['lives']) });
  expect(await ids()).toEqual(['report:@later', 'report:@lives']);
  expect(await database.files.toCollection().primaryKeys()).toEqual(['lives', 'lives unnamed']);
});

test('notes are stored without a form, so that lists of drafts show them', async () => {
  const { drafts, records } = await openStores();
  await drafts.save('contact:@gone', { name: 'Salim', message: 'Three' }, NOW - 50);
  await drafts.mergeNotes([note(), note({ id: 'contact:@other', tab: 'other' })]);
  expect((await drafts.get('contact:@gone'))?.values).toEqual({ name: 'Salim', message: 'Three cartons' });
  expect((await drafts.get('contact:@other'))?.values).toEqual({ name: 'Salim', message: 'Three cartons' });
  await records.submit(createRecordInput(1), { draft: 'contact:@sent' });
  await drafts.mergeNotes([note({ id: 'contact:@sent', record: getId(1) })]);
  expect(await drafts.get('contact:@sent')).toBeUndefined();
});
