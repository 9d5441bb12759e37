/** Drafts of forms, over a real database. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';

openNewPageForEachTest();

test.each([true, false])('a draft is deleted with the files of its form (shared: %s)', async (isShared) => {
  const { createDraftStore } = await import('./form-storage.ts');
  const { openStorage, openUserData } = await import('@/storage/open.ts');
  const { toTabDraftId } = await import('@/storage/drafts/tab-id.ts');
  const [{ database }, { files }] = await Promise.all([openStorage(), openUserData()]);
  const store = createDraftStore('interests:', isShared);
  const { id, tab } = await store.open();
  await store.save(id, { pictures: [{ id: 'a', name: 'a', type: '', size: 1 }] }, ['pictures'], tab);
  await files.put({ id: 'a', owner: `draft:${toTabDraftId('interests:', tab)}`, name: 'a', blob: new Blob(['a']) });
  await store.drop(id);
  expect(await database.files.count()).toBe(0);
});
