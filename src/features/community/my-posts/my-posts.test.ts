import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { stubListedLocalStorage } from '@/storage/testing/stub-local-storage.ts';

openNewPageForEachTest();
beforeEach(() => {
  stubListedLocalStorage();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const LABELS = { text: 'Text', visibility: 'Visibility', public: 'Public', album: 'Album', hidden: 'Hidden' };
const CHANGES = { text: 'Honey is gone', visibility: 'public' };

/**
 * Deletes a post that has unsaved changes, and returns the function that restores both.
 * @param meanwhile changes that another tab stores when the deletion has begun
 */
async function deleteChangedPost(meanwhile?: typeof CHANGES) {
  const [{ deletePost, getChangesId, restorePost }, { openStorage, openUserData }] = await Promise.all([
    import('./my-posts.ts'),
    import('@/storage/open.ts'),
  ]);
  const [{ database }, { drafts, posts }] = await Promise.all([openStorage(), openUserData()]);
  const post = await posts.add(getId(1), { text: 'Honey is here', visibility: 'public' });
  const changesId = getChangesId(post.id);
  await drafts.save(changesId, CHANGES);
  const { remove } = posts;
  vi.spyOn(posts, 'remove').mockImplementationOnce(async (...parameters) => {
    if (meanwhile) await drafts.save(changesId, meanwhile);
    return remove(...parameters);
  });
  const changes = await deletePost(post);
  expect([await database.posts.count(), await database.drafts.count()]).toEqual([0, 0]);
  return { database, drafts, posts, post, changesId, restore: () => restorePost(post, LABELS, changes) };
}

test('a deleted post comes back with its changes', async () => {
  const { drafts, posts, post, changesId, restore } = await deleteChangedPost();
  await restore();
  expect(await posts.get(post.id)).toEqual(post);
  expect((await drafts.get(changesId))?.values).toEqual(CHANGES);
});

test('a deleted post comes back with the changes that another tab stored just before', async () => {
  const newer = { ...CHANGES, text: 'Dates at last' };
  const { drafts, changesId, restore } = await deleteChangedPost(newer);
  await restore();
  expect((await drafts.get(changesId))?.values).toEqual(newer);
});

test('a deleted post is not sent by its record, although another tab has sent it again just before', async () => {
  const [{ deleteWithRecord }, { openUserData }] = await Promise.all([
    import('./send-post.ts'),
    import('@/storage/open.ts'),
  ]);
  const data = await openUserData();
  const post = await data.posts.add(getId(1), { text: 'Honey is here', visibility: 'public' });
  await data.records.submit(createRecordInput(2, { action: 'post' }), { delivery: { state: 'queued', tries: 0 } });
  await data.posts.restore({ ...post, record: getId(2) });
  await deleteWithRecord(data, post, '');
  expect(await data.records.list()).toEqual([]);
});

test('a post that is restored twice at once is sent once', async () => {
  vi.stubEnv('PUBLIC_DELIVERY_URL', 'https://receiver.example/records');
  vi.doMock('@/storage/outbox/start-delivery.ts', () => ({ startDelivery: vi.fn() }));
  const [{ addPost, deletePost, restoreChanged, restorePost }, { openUserData }] = await Promise.all([
    import('./my-posts.ts'),
    import('@/storage/open.ts'),
  ]);
  const { posts, records } = await openUserData();
  await addPost(getId(1), { text: 'Honey is here', visibility: 'public' }, LABELS, undefined);
  const [post] = await posts.list();
  if (!post) throw new Error('the post is not stored');
  await deletePost(post);
  await Promise.all([restorePost(post, LABELS), restorePost(post, LABELS)]);
  await restoreChanged({ ...post, text: 'Honey is gone' }, LABELS, '');
  expect((await records.list()).map(({ id }) => id)).toEqual([(await posts.get(post.id))?.record]);
});

test('changes that another tab has stored since the post was deleted stay', async () => {
  const { drafts, changesId, restore } = await deleteChangedPost();
  const newer = { ...CHANGES, text: 'Dates at last' };
  await drafts.save(changesId, newer);
  await restore();
  expect((await drafts.get(changesId))?.values).toEqual(newer);
});

test('the changes of a post that cannot be restored stay deleted: nothing shows them', async () => {
  const { database, restore } = await deleteChangedPost();
  database.posts.hook('creating', () => {
    throw new Error('The page is left');
  });
  await expect(restore()).rejects.toThrow();
  expect(await database.drafts.toArray()).toEqual([]);
});
