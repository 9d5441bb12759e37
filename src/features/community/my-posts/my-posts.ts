/** The visitor's own posts, for islands: what storage refuses comes back as a code. */
import { toResult } from '@/storage/to-result.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { assertPersistent } from '@/storage/is-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import type { OwnPost } from '@/storage/schemas.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { VISIBILITIES } from '@/lib/post-rules.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore, deleteDraft, saveDraft } from '@/forms/model/form-storage.ts';

/** @param id chosen before the first attempt: pressing twice makes one post */
export const addPost = (id: string, post: Post) =>
  toResult(async () => {
    // A post that is gone with the page is told to nobody: its text stays where it was typed.
    await assertPersistent();
    await (await openUserData()).posts.add(id, post);
  });
export const restorePost = (post: OwnPost) => toResult(async () => (await openUserData()).posts.restore(post));
export const deletePost = (id: string) =>
  toResult(async () => {
    const { drafts, posts } = await openUserData();
    await posts.remove(id);
    await drafts.drop(draftOf(id));
  });

/** Changes a post, or says why not: it may have been deleted in another tab. */
export async function editPost(id: string, post: Post): Promise<StorageErrorCode | 'gone' | undefined> {
  const result: { edited?: boolean } = {};
  const fault = await toResult(async () => (result.edited = await (await openUserData()).posts.edit(id, post)));
  return fault ?? (result.edited ? undefined : 'gone');
}

/** What is being written, before it is a post. */
export const DRAFT = 'post:';

export const unfinishedStore = createDraftStore(DRAFT);

/** Forgets what is being written in this tab. */
export const deletePostDraft = () => unfinishedStore.drop(toTabDraftId(DRAFT, getTabId()));

/** A post of what was kept; undefined where that is none. */
export function unfinishedPost({ text, visibility }: Readonly<Partial<Record<string, unknown>>>): Post | undefined {
  if (typeof text !== 'string') return undefined;
  return { text, visibility: VISIBILITIES.find((value) => value === visibility) ?? 'public' };
}

/** What is being changed in a post. */
const draftOf = (id: string): string => `${DRAFT}${id}`;

/** Never rejects: what cannot be read is as if it had never been. */
export async function loadChanged(id: string): Promise<Post | undefined> {
  const found: { post?: Post | undefined } = {};
  await toResult(async () => {
    const draft = await (await openUserData()).drafts.load(draftOf(id));
    found.post = draft && unfinishedPost(draft.values);
  });
  return found.post;
}

export const keepChanged = (id: string, { text, visibility }: Post) => saveDraft(draftOf(id), { text, visibility });
export const dropChanged = (id: string) => deleteDraft(draftOf(id));

/** Calls back with the posts, the newest first, now and after each change. Returns the function that ends it. */
export const subscribePosts = (changed: (posts: readonly OwnPost[]) => void): (() => void) =>
  subscribeLazily(openIfStored(openUserData), ({ posts }) => posts.watch(changed));
