import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput } from '@/storage/testing/profile.ts';

const DRAFT = 'reseller:';

openNewPageForEachTest();

test('a finished edit leaves only what was changed', async () => {
  const [{ startRegistrationEdit, finishEdit }, { openUserData }] = await Promise.all([
    import('./edit-registration.ts'),
    import('@/storage/open.ts'),
  ]);
  const { drafts, records } = await openUserData();
  const answer = { name: 'userName', label: 'Name', kind: 'text', value: 'Salim', text: 'Salim' };
  const salim = await records.submit(createRecordInput(1, { form: 'reseller', answers: [answer] }), {
    delivery: { state: 'saved', tries: 0 },
  });
  await startRegistrationEdit(salim);
  await finishEdit(salim);
  expect(await drafts.load(DRAFT)).toBeUndefined();
  await startRegistrationEdit(salim);
  await drafts.save(DRAFT, { userName: 'Salim bin Said' });
  await finishEdit(salim);
  expect((await drafts.load(DRAFT))?.values).toEqual({ userName: 'Salim bin Said' });
});
