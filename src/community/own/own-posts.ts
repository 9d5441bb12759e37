/** The visitor's own posts, for islands: what storage refuses comes back as a code. */
import { attempt } from '@/device/attempt.ts';
import { follow, onceKept } from '@/device/follow.ts';
import { papers } from '@/device/open.ts';
import type { OwnPost } from '@/device/rows.ts';
import type { Post } from '@/device/posts.ts';
import { VISIBILITIES } from '@/device/visibility.ts';
import { draftStore } from '@/forms/keeping.ts';

/** @param id chosen before the first attempt: pressing twice makes one post */
export const addPost = (id: string, post: Post) => attempt(async () => (await papers()).posts.add(id, post));
export const editPost = (id: string, post: Post) => attempt(async () => (await papers()).posts.edit(id, post));
export const restorePost = (post: OwnPost) => attempt(async () => (await papers()).posts.restore(post));
export const removePost = (id: string) => attempt(async () => (await papers()).posts.remove(id));

/** What is being written, before it is a post. */
export const DRAFT = 'post:';

export const unfinishedStore = draftStore(DRAFT);

/** A post of what was kept; undefined where that is none. */
export function unfinishedPost({ text, visibility }: Readonly<Partial<Record<string, unknown>>>): Post | undefined {
  if (typeof text !== 'string') return undefined;
  return { text, visibility: VISIBILITIES.find((value) => value === visibility) ?? 'public' };
}

/** Calls back with the posts, the newest first, now and after each change. Returns the function that ends it. */
export const watchPosts = (changed: (posts: readonly OwnPost[]) => void): (() => void) =>
  follow(onceKept(papers), ({ posts }) => posts.watch(changed));
