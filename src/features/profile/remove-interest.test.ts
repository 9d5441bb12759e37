import { expect, test } from 'vitest';
import { createField, createForm } from '@/forms/testing/fields.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { getInterests } from './profile.ts';

const FORM = createForm([createField('keywords', { key: 'interests' })], {
  id: 'profile-interests',
  action: 'interests',
});
const DRAFT = 'profile-interests:';

openNewPageForEachTest();

/** Opens the page of a browser with the interests dates and honey, and another answer. */
async function openPage() {
  const [{ removeInterest }, { openUserData }] = await Promise.all([
    import('./remove-interest.ts'),
    import('@/storage/open.ts'),
  ]);
  const { drafts, records } = await openUserData();
  const value = ['dates', 'honey'];
  const answers = [
    { name: 'interests', label: 'Interest', kind: 'keywords', value, text: 'dates, honey' },
    { name: 'uuid', label: 'UUID', kind: 'text', value: 'INO-7', text: 'INO-7' },
  ];
  await records.submit(createRecordInput(1, { action: 'interests', form: 'interests', answers }), {
    delivery: { state: 'saved', tries: 0 },
  });
  const loadLatest = async () => (await records.list({ action: 'interests', limit: 1 }))[0];
  return { removeInterest, drafts, records, loadLatest };
}

test('a removal keeps the other interests and answers', async () => {
  const { removeInterest, loadLatest } = await openPage();
  await removeInterest(FORM, 'dates', getId(2));
  const latest = await loadLatest();
  expect(getInterests(latest)).toEqual(['honey']);
  expect(latest?.answers.find(({ name }) => name === 'uuid')?.value).toBe('INO-7');
});

test('an undone removal leaves no draft, which would remove the keyword again', async () => {
  const { removeInterest, drafts, records, loadLatest } = await openPage();
  await removeInterest(FORM, 'dates', getId(2));
  expect(await records.undo(getId(2))).toBe('undone');
  expect(getInterests(await loadLatest())).toEqual(['dates', 'honey']);
  expect(await drafts.get(DRAFT)).toBeUndefined();
});

test('a removal keeps keywords that were typed and not saved, and undo puts them back', async () => {
  const { removeInterest, drafts, records, loadLatest } = await openPage();
  await drafts.save(DRAFT, { interests: ['dates', 'honey', 'leather'] });
  await removeInterest(FORM, 'dates', getId(2));
  expect(getInterests(await loadLatest())).toEqual(['honey']);
  expect((await drafts.get(DRAFT))?.values).toEqual({ interests: ['honey', 'leather'] });
  await removeInterest(FORM, 'honey', getId(3));
  expect((await drafts.get(DRAFT))?.values).toEqual({ interests: ['leather'] });
  expect(await records.undo(getId(3))).toBe('undone');
  expect((await drafts.get(DRAFT))?.values).toEqual({ interests: ['honey', 'leather'] });
});
