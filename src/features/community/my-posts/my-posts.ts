/** Storage functions for the visitor's own posts. They return an error code instead of throwing. */
import { toResult } from '@/storage/to-result.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { assertPersistent } from '@/storage/is-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import type { OwnPost } from '@/storage/schemas.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { VISIBILITIES } from '@/lib/post-rules.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore, deleteDraft, saveDraft } from '@/forms/model/form-storage.ts';

/**
 * Adds a post.
 * @param id created before the first attempt, so that a double press creates one post
 */
export const addPost = (id: string, post: Post) =>
  toResult(async () => {
    // Without persistent storage the post would be lost with the page: fail, so that its text stays in the editor.
    await assertPersistent();
    await (await openUserData()).posts.add(id, post);
  });
export const restorePost = (post: OwnPost) => toResult(async () => (await openUserData()).posts.restore(post));
export const deletePost = (id: string) =>
  toResult(async () => {
    const { drafts, posts } = await openUserData();
    await posts.remove(id);
    await drafts.drop(getDraftKey(id));
  });

/** Edits a post. Resolves to 'gone' if it was deleted in another tab, to an error code, or to undefined on success. */
export async function editPost(id: string, post: Post): Promise<StorageErrorCode | 'gone' | undefined> {
  const result: { edited?: boolean } = {};
  const error = await toResult(async () => (result.edited = await (await openUserData()).posts.edit(id, post)));
  return error ?? (result.edited ? undefined : 'gone');
}

/** Draft key of a new post, and prefix of the draft keys of edited posts. */
export const DRAFT = 'post:';

export const postDraftStore = createDraftStore(DRAFT);

/** Deletes the draft of this tab. */
export const deletePostDraft = () => postDraftStore.drop(toTabDraftId(DRAFT, getTabId()));

/** Parses a stored draft; returns undefined if it is not a post. */
export function parsePostDraft({ text, visibility }: Readonly<Partial<Record<string, unknown>>>): Post | undefined {
  if (typeof text !== 'string') return undefined;
  return { text, visibility: VISIBILITIES.find((value) => value === visibility) ?? 'public' };
}

/** Returns the draft key of an edited post. */
const getDraftKey = (id: string): string => `${DRAFT}${id}`;

/** Loads the unsaved changes of a post. Resolves to undefined if there are none or they cannot be read. */
export async function loadChanges(id: string): Promise<Post | undefined> {
  const result: { post?: Post | undefined } = {};
  await toResult(async () => {
    const draft = await (await openUserData()).drafts.load(getDraftKey(id));
    result.post = draft && parsePostDraft(draft.values);
  });
  return result.post;
}

export const saveChanges = (id: string, { text, visibility }: Post) => saveDraft(getDraftKey(id), { text, visibility });
export const deleteChanges = (id: string) => deleteDraft(getDraftKey(id));
