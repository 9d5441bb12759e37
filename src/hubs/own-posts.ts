/** The visitor's own posts, for islands: what storage refuses comes back as a code. */
import { codeOf, type FaultCode } from '@/device/faults.ts';
import { papers } from '@/device/open.ts';
import type { OwnPost } from '@/device/rows.ts';
import type { Post } from '@/device/posts.ts';

async function attempt(work: () => Promise<unknown>): Promise<FaultCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return code;
  }
}

/** @param id chosen before the first attempt: pressing twice makes one post */
export const addPost = (id: string, post: Post) => attempt(async () => (await papers()).posts.add(id, post));
export const editPost = (id: string, post: Post) => attempt(async () => (await papers()).posts.edit(id, post));
export const removePost = (id: string) => attempt(async () => (await papers()).posts.remove(id));

/** Calls back with the posts, the newest first, now and after each change. Returns the function that ends it. */
export function watchPosts(changed: (posts: readonly OwnPost[]) => void): () => void {
  let stop: (() => void) | undefined;
  let wanted = true;
  void papers().then(({ posts }) => {
    if (wanted) stop = posts.watch(changed);
  });
  return () => {
    wanted = false;
    stop?.();
  };
}
