import { expect, test } from 'vitest';
import { createTestDatabase, createStores } from '../testing/profile.ts';

test('keeps values that another tab stored in fields not changed here', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), isPersistent: true });
  await drafts.save('form:', { project: 'Warehouse', company: '' }, 1);
  await drafts.save('form:', { project: '', company: 'Wadi Ramla' }, 2, ['company']);
  expect(await drafts.load('form:')).toMatchObject({
    values: { project: 'Warehouse', company: 'Wadi Ramla' },
    startedAt: 1,
  });
});

test('saves all values when the draft was deleted meanwhile', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), isPersistent: true });
  await drafts.save('form:', { project: 'Warehouse', company: 'Wadi Ramla' }, 2, ['company']);
  expect((await drafts.load('form:'))?.values).toEqual({ project: 'Warehouse', company: 'Wadi Ramla' });
});
