/** Posts that the visitor wrote. */
import type { Database } from '../database.ts';
import { OwnPost } from '../schemas/own-post.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';
import type { Visibility } from '@/lib/post-rules.ts';

export type Post = { text: string; visibility: Visibility };

/** Returns the functions that read and change own posts. They reject with a `StorageError`. */
export function createPostTable(database: Database) {
  const posts = new ValidatedTable(database.posts, OwnPost);

  /** Returns all posts, the newest first. */
  const list = async (): Promise<OwnPost[]> => posts.parseAll(await database.posts.orderBy('at').reverse().toArray());

  return withStorageErrors({
    list,
    get: (id: string): Promise<OwnPost | undefined> => posts.get(id),

    /** Adds a post. Idempotent: a second call with the same id changes nothing. */
    add: (id: string, post: Post, at = Date.now()): Promise<OwnPost> =>
      database.transaction(
        'rw',
        database.posts,
        async () => (await posts.get(id)) ?? posts.upsert({ id, ...post, at }),
      ),

    /** Changes a post; returns false when it does not exist. */
    edit: (id: string, post: Post, at = Date.now()): Promise<boolean> =>
      database.transaction('rw', database.posts, async () => {
        const before = await posts.get(id);
        if (!before) return false;
        await posts.upsert({ ...before, ...post, editedAt: at });
        return true;
      }),

    /** Restores a deleted or edited post. */
    restore: (post: OwnPost): Promise<OwnPost> => posts.upsert(post),

    remove: (id: string): Promise<void> => database.posts.delete(id),
    watch: (changed: (posts: OwnPost[]) => void) => observeQuery(list, changed),
  });
}
