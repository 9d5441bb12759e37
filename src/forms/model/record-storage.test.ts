/** Submitted records, over a real database. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput } from '@/storage/testing/profile.ts';

openNewPageForEachTest();

test('a record counts as undone when its own draft is stored again, whatever another tab has stored', async () => {
  const { isDraftRestored, undoRecord } = await import('./record-storage.ts');
  const { openUserData } = await import('@/storage/open.ts');
  const { drafts, records } = await openUserData();
  await drafts.save('billing:', { city: 'Muscat' }, 5);
  const { id, draft } = await records.submit(createRecordInput(1), { draft: 'billing:' });
  if (!draft) throw new Error('the record has no draft');
  await drafts.save('billing:', { city: 'Sohar' }, 9);
  expect(await isDraftRestored(draft)).toBe(false);
  await drafts.drop('billing:');
  expect(await undoRecord(id)).toBe('undone');
  await drafts.save('billing:', { city: 'Salalah' }, 12);
  expect(await isDraftRestored(draft)).toBe(true);
});

test('a copy of the same earlier record, which another tab started since, is no undo', async () => {
  const { isDraftRestored } = await import('./record-storage.ts');
  const { openUserData } = await import('@/storage/open.ts');
  const { drafts, records } = await openUserData();
  const earlier = await records.submit(createRecordInput(1));
  await drafts.repeat('billing:', { city: 'Muscat' }, earlier, 5);
  const { draft } = await records.submit(createRecordInput(2), { draft: 'billing:' });
  if (!draft) throw new Error('the record has no draft');
  await drafts.repeat('billing:', { city: 'Muscat' }, earlier, 9);
  expect(await isDraftRestored(draft)).toBe(false);
});
