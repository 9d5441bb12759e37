/** Posts that the visitor wrote. */
import type { Database } from '../database.ts';
import { Draft } from '../schemas/draft.ts';
import { OwnPost } from '../schemas/own-post.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';
import type { Visibility } from '@/lib/post-rules.ts';

export type Post = { text: string; visibility: Visibility };

/** Returns the functions that read and change own posts. They reject with a `StorageError`. */
export function createPostTable(database: Database) {
  const posts = new ValidatedTable(database.posts, OwnPost);
  const drafts = new ValidatedTable(database.drafts, Draft);

  /** Returns all posts, the newest first. */
  const list = async (): Promise<OwnPost[]> => posts.parseAll(await database.posts.orderBy('at').reverse().toArray());

  /** Runs a change of posts that takes the place of a draft, which it deletes, in one transaction. */
  const change = <Result>(draft: string | undefined, work: () => Promise<Result>): Promise<Result> =>
    database.transaction('rw', database.posts, database.drafts, async () => {
      if (draft !== undefined) await database.drafts.delete(draft);
      return work();
    });

  return withStorageErrors({
    list,
    get: (id: string): Promise<OwnPost | undefined> => posts.get(id),

    /**
     * Adds a post. Idempotent: a second call with the same id changes nothing.
     * @param draft id of the draft that it was made from. It is deleted with the same transaction.
     */
    add: (id: string, post: Post, draft?: string, at = Date.now()): Promise<OwnPost> =>
      change(draft, async () => (await posts.get(id)) ?? posts.upsert({ id, ...post, at })),

    /**
     * Changes a post; returns false, and deletes no draft, when it does not exist.
     * @param draft id of the draft of its changes. It is deleted with the same transaction.
     */
    edit: (id: string, post: Post, draft?: string, at = Date.now()): Promise<boolean> =>
      database.transaction('rw', database.posts, database.drafts, async () => {
        const before = await posts.get(id);
        if (!before) return false;
        await change(draft, () => posts.upsert({ ...before, ...post, editedAt: at }));
        return true;
      }),

    /**
     * Restores a deleted or edited post.
     * @param draft id of the draft of its changes, if they are part of it now. It is deleted with the same transaction.
     */
    restore: (post: OwnPost, draft?: string): Promise<OwnPost> => change(draft, () => posts.upsert(post)),

    /**
     * Restores a deleted post with the draft of its changes, in one transaction: without the post nothing would show the draft.
     * @param changes stored unless a tab in which the post is still edited has stored newer ones
     */
    restoreWithChanges: (post: OwnPost, changes: Draft): Promise<OwnPost> =>
      change(undefined, async () => {
        if (!(await database.drafts.get(changes.id))) await drafts.upsert(changes);
        return posts.upsert(post);
      }),

    /** Deletes a post, and the draft of its changes with the same transaction. Returns the draft. */
    remove: (id: string, draft = ''): Promise<Draft | undefined> =>
      database.transaction('rw', database.posts, database.drafts, async () => {
        const changes = await drafts.get(draft);
        await change(draft, () => database.posts.delete(id));
        return changes;
      }),
    watch: (changed: (posts: OwnPost[]) => void) => observeQuery(list, changed),
  });
}
