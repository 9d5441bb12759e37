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

  /** Runs a change of posts in one transaction. It may take the place of a draft, which is deleted. */
  const change = <Result>(work: () => Promise<Result>, draft?: string): Promise<Result> =>
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
      change(async () => (await posts.get(id)) ?? posts.upsert({ id, ...post, at }), draft),

    /**
     * Changes a post; returns false, and deletes no draft, when it does not exist.
     * @param draft id of the draft of its changes. It is deleted with the same transaction.
     */
    edit: (id: string, post: Post, draft?: string, at = Date.now()): Promise<boolean> =>
      change(async () => {
        const before = await posts.get(id);
        if (!before) return false;
        await change(() => posts.upsert({ ...before, ...post, editedAt: at }), draft);
        return true;
      }),

    /**
     * Restores a deleted or edited post.
     * @param draft id of the draft of its changes, if they are part of it now. It is deleted with the same transaction.
     */
    restore: (post: OwnPost, draft?: string): Promise<OwnPost> => change(() => posts.upsert(post), draft),

    /**
     * Restores a deleted post with the draft of its changes, in one transaction: without the post nothing would show the draft.
     * @param changes stored unless a tab in which the post is still edited has stored newer ones
     */
    restoreWithChanges: (post: OwnPost, changes: Draft): Promise<OwnPost> =>
      change(async () => {
        if (!(await database.drafts.get(changes.id))) await drafts.upsert(changes);
        return posts.upsert(post);
      }),

    /** Deletes a post, and the draft of its changes with the same transaction. Returns the draft. */
    remove: (id: string, draft = ''): Promise<Draft | undefined> =>
      change(async () => {
        const changes = await drafts.get(draft);
        await change(() => database.posts.delete(id), draft);
        return changes;
      }),
    watch: (changed: (posts: OwnPost[]) => void) => observeQuery(list, changed),
  });
}
