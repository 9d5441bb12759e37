import { expect, test } from 'vitest';
import { createTestDatabase, createStores } from '../testing/profile.ts';

test('keeps values that another tab stored in fields not changed here', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), isPersistent: true });
  await drafts.save('form:', { project: 'Warehouse', company: '' }, 1);
  await drafts.save('form:', { project: '', company: 'Wadi Ramla' }, 2, ['company']);
  expect(await drafts.get('form:')).toMatchObject({
    values: { project: 'Warehouse', company: 'Wadi Ramla' },
    startedAt: 1,
  });
});

test('saves all values when the draft was deleted meanwhile', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), isPersistent: true });
  await drafts.save('form:', { project: 'Warehouse', company: 'Wadi Ramla' }, 2, ['company']);
  expect((await drafts.get('form:'))?.values).toEqual({ project: 'Warehouse', company: 'Wadi Ramla' });
});

test('a shared draft is deleted with the files that this tab added, but not with those of another tab', async () => {
  const { drafts, files, database } = createStores({ database: await createTestDatabase(), isPersistent: true });
  const put = (id: string, owner: string) => files.put({ id, owner, name: id, blob: new Blob([id]) });
  const createRef = (id: string) => ({ id, name: id, type: '', size: 1 });
  await drafts.save('interests:', { pictures: ['mine', 'theirs'].map(createRef) }, 1);
  await put('mine', 'draft:interests:@me');
  await put('mine, not saved yet', 'draft:interests:@me');
  await put('theirs', 'draft:interests:@you');
  await put('theirs, not saved yet', 'draft:interests:@you');
  await drafts.drop('interests:', 'me');
  expect(await database.files.toCollection().primaryKeys()).toEqual(['theirs', 'theirs, not saved yet']);
});
