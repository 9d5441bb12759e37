import { describe, expect, test } from 'vitest';
import { MAX_POST_LENGTH } from '@/lib/post-rules.ts';
import { createTestDatabase, getId, collect, createStores } from '../testing/profile.ts';

const openStores = async () => createStores({ database: await createTestDatabase(), isPersistent: true });

describe('posts', () => {
  test('are listed newest first, and added once per id', async () => {
    const { posts, database } = await openStores();
    await posts.add(getId(1), { text: 'one', visibility: 'public' }, undefined, 1);
    await posts.add(getId(2), { text: 'two', visibility: 'album' }, undefined, 2);
    await posts.add(getId(2), { text: 'again', visibility: 'public' }, undefined, 3);
    expect((await posts.list()).map(({ text }) => text)).toEqual(['two', 'one']);
    database.close();
  });

  test('can be edited and removed', async () => {
    const { posts, database } = await openStores();
    await posts.add(getId(1), { text: 'one', visibility: 'public' }, undefined, 1);
    expect(await posts.edit(getId(1), { text: 'ONE', visibility: 'hidden' }, undefined, 5)).toBe(true);
    expect(await posts.list()).toEqual([{ id: getId(1), text: 'ONE', visibility: 'hidden', at: 1, editedAt: 5 }]);
    await posts.remove(getId(1));
    expect(await posts.edit(getId(1), { text: 'x', visibility: 'public' })).toBe(false);
    expect(await posts.list()).toEqual([]);
    database.close();
  });

  test.each(['', 'x'.repeat(MAX_POST_LENGTH + 1)])('reject empty and too long texts', async (text) => {
    const { posts, database } = await openStores();
    await expect(posts.add(getId(1), { text, visibility: 'public' })).rejects.toThrow();
    await posts.add(getId(1), { text: '😀'.repeat(MAX_POST_LENGTH), visibility: 'public' });
    await expect(posts.edit(getId(1), { text, visibility: 'public' })).rejects.toThrow();
    expect(await posts.list()).toHaveLength(1);
    database.close();
  });

  test('are not restored with changes that are not a draft', async () => {
    const { posts, drafts, database } = await openStores();
    const post = await posts.add(getId(1), { text: 'one', visibility: 'public' });
    const changes = await drafts.save(`post:${post.id}`, { text: 'two' });
    await posts.remove(post.id, changes.id);
    await expect(posts.restoreWithChanges(post, { ...changes, startedAt: -1 })).rejects.toThrow();
    expect([await posts.list(), await database.drafts.count()]).toEqual([[], 0]);
    database.close();
  });

  test('notify subscribers', async () => {
    const { posts, database } = await openStores();
    const one = collect(posts.watch, (list: readonly unknown[]) => list.length === 1);
    await posts.add(getId(1), { text: 'one', visibility: 'public' });
    expect(await one).toHaveLength(1);
    database.close();
  });
});
