import { describe, expect, test } from 'vitest';
import { DRAFT_LIFETIME, type Note, type Taking } from './restore-draft.ts';
import { createRecordInput, createTestDatabase, getId, createStores } from '../testing/profile.ts';

const NOW = 2_000_000_000_000;
const SLOT = 'contact:';

async function fresh() {
  const database = await createTestDatabase();
  const device = createStores({ database, lasting: true });
  const takeUp = (taking: Partial<Taking> = {}) =>
    device.drafts.takeUp({ slot: SLOT, tab: 'me', living: new Set(), notes: [], shared: false, at: NOW, ...taking });
  const ids = async () => (await database.drafts.toCollection().primaryKeys()).sort();
  return { ...device, takeUp, ids };
}

const ref = (id: string) => ({ id, name: `${id}.png`, type: '', size: 1 });
const note = (differing: Partial<Note> = {}): Note => ({
  id: 'contact:@gone',
  tab: 'gone',
  values: { name: 'Salim', message: 'Three cartons' },
  changed: ['message'],
  startedAt: NOW - 9,
  at: NOW - 1,
  ...differing,
});

describe('a form goes on from', () => {
  test('its own draft, whatever others have', async () => {
    const { drafts, takeUp, ids } = await fresh();
    await drafts.save('contact:@me', { message: 'mine' }, NOW - 50);
    await drafts.save('contact:@gone', { message: 'later' }, NOW - 5);
    expect((await takeUp())?.values).toEqual({ message: 'mine' });
    expect(await ids()).toEqual(['contact:@gone', 'contact:@me']);
  });

  test('the newest draft of a tab that is gone, with its files, and not from that of one that lives', async () => {
    const { drafts, files, takeUp, ids } = await fresh();
    await drafts.save('contact:@old', { message: 'old' }, NOW - 50);
    await drafts.save('contact:@gone', { message: 'newer', sheet: [ref('a')] }, NOW - 9);
    await files.put({ id: 'a', owner: 'draft:contact:@gone', name: 'a.png', blob: new Blob(['a']) });
    await drafts.save('contact:@lives', { message: 'newest' }, NOW - 5);
    await drafts.save('contact:sidr-honey-1kg@gone', { message: 'of something else' }, NOW - 4);
    expect(await takeUp({ living: new Set(['lives']) })).toMatchObject({
      id: 'contact:@me',
      values: { message: 'newer' },
    });
    expect((await files.get('a'))?.owner).toBe('draft:contact:@me');
    expect(await ids()).toEqual(['contact:@lives', 'contact:@me', 'contact:@old', 'contact:sidr-honey-1kg@gone']);
  });

  test('a draft from before tabs had their own', async () => {
    const { drafts, files, takeUp, ids } = await fresh();
    await drafts.save('contact:', { message: 'older', sheet: [ref('a')] }, NOW - 5);
    await files.put({ id: 'a', owner: 'draft:contact:', name: 'a.png', blob: new Blob(['a']) });
    expect((await takeUp())?.values).toMatchObject({ message: 'older' });
    expect((await files.get('a'))?.owner).toBe('draft:contact:@me');
    expect(await ids()).toEqual(['contact:@me']);
    expect(await takeUp({ tab: 'another', living: new Set(['me']) })).toBeUndefined();
  });

  test('the one draft of all tabs, where they share it', async () => {
    const { drafts, takeUp, ids } = await fresh();
    await drafts.save('store-profile:', { storeName: 'Bait' }, NOW - 5);
    const taking = { slot: 'store-profile:', shared: true };
    for (const tab of ['me', 'you']) expect(await takeUp({ ...taking, tab })).toMatchObject({ id: 'store-profile:' });
    expect(await ids()).toEqual(['store-profile:']);
  });
});

describe('what was noted as a page went', () => {
  test('is put into its draft: the fields that had changed, or all where there is none', async () => {
    const { drafts, takeUp } = await fresh();
    expect((await takeUp({ notes: [note()] }))?.values).toEqual({ name: 'Salim', message: 'Three cartons' });
    await drafts.save('contact:@me', { name: 'Aisha', message: 'Two' }, NOW - 5);
    const noted = note({ id: 'contact:@me', tab: 'me', at: NOW - 1 });
    expect((await takeUp({ notes: [noted] }))?.values).toEqual({ name: 'Aisha', message: 'Three cartons' });
  });

  test('is nothing where it was kept later, or sent', async () => {
    const { drafts, records, takeUp } = await fresh();
    await drafts.save('contact:@me', { message: 'later' }, NOW);
    const noted = note({ id: 'contact:@me', tab: 'me' });
    expect((await takeUp({ notes: [noted] }))?.values).toEqual({ message: 'later' });
    await records.submit(createRecordInput(1), { draft: 'contact:@me' });
    expect(await takeUp({ notes: [{ ...noted, record: getId(1) }] })).toBeUndefined();
    expect(await takeUp({ notes: [{ ...noted, record: getId(2) }] })).toBeDefined();
  });
});

test('what nobody came back to for a month is forgotten, and so is a file that nothing names; a tab that lives keeps both', async () => {
  const { drafts, files, takeUp, ids, database } = await fresh();
  for (const tab of ['gone', 'lives']) {
    await drafts.save(`report:@${tab}`, { sheet: [ref(tab)] }, NOW - DRAFT_LIFETIME - 1);
    await files.put({ id: tab, owner: `draft:report:@${tab}`, name: 'x', blob: new Blob(['x']) });
    await files.put({ id: `${tab} unnamed`, owner: `draft:report:@${tab}`, name: 'x', blob: new Blob(['x']) });
  }
  await drafts.save('report:@later', {}, NOW - DRAFT_LIFETIME + 1);
  await takeUp({ living: new Set(['lives']) });
  expect(await ids()).toEqual(['report:@later', 'report:@lives']);
  expect(await database.files.toCollection().primaryKeys()).toEqual(['lives', 'lives unnamed']);
});
