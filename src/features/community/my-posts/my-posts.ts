/** Storage functions for the visitor's own posts. They reject with a `StorageError`. */
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
export async function addPost(id: string, post: Post): Promise<void> {
  // Without persistent storage the post would be lost with the page: fail, so that its text stays in the editor.
  await assertPersistent();
  await (await openUserData()).posts.add(id, post);
}

export async function restorePost(post: OwnPost): Promise<void> {
  await (await openUserData()).posts.restore(post);
}

export async function deletePost(id: string): Promise<void> {
  const { drafts, posts } = await openUserData();
  await posts.remove(id);
  await drafts.drop(getDraftKey(id));
}

/** Edits a post. Returns false when it was deleted in another tab. */
export const editPost = async (id: string, post: Post): Promise<boolean> => (await openUserData()).posts.edit(id, post);

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

/** Loads the unsaved changes of a post. Returns undefined when there are none. */
export async function loadChanges(id: string): Promise<Post | undefined> {
  const draft = await (await openUserData()).drafts.load(getDraftKey(id));
  return draft && parsePostDraft(draft.values);
}

export const saveChanges = (id: string, { text, visibility }: Post) => saveDraft(getDraftKey(id), { text, visibility });
export const deleteChanges = (id: string) => deleteDraft(getDraftKey(id));
