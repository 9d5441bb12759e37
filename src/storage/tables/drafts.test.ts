import { expect, test } from 'vitest';
import { createTestDatabase, createStores } from '../testing/profile.ts';

test('a draft keeps what another tab has put into fields that were not touched here', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), lasting: true });
  await drafts.save('form:', { project: 'Warehouse', company: '' }, 1);
  await drafts.save('form:', { project: '', company: 'Wadi Ramla' }, 2, ['company']);
  expect(await drafts.load('form:')).toMatchObject({
    values: { project: 'Warehouse', company: 'Wadi Ramla' },
    startedAt: 1,
  });
});

test('a draft that was forgotten meanwhile is kept whole', async () => {
  const { drafts } = createStores({ database: await createTestDatabase(), lasting: true });
  await drafts.save('form:', { project: 'Warehouse', company: 'Wadi Ramla' }, 2, ['company']);
  expect((await drafts.load('form:'))?.values).toEqual({ project: 'Warehouse', company: 'Wadi Ramla' });
});
