/** Storage functions for posts that exist, loaded with the list of them. They reject with a `StorageError`. */
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { changePosts, DRAFT, loadSending } from './my-posts.ts';
import type { PostRecordLabels } from './post-record.ts';

/** Returns the id of the draft with the unsaved changes of a post. */
export const getChangesId = (id: string): string => `${DRAFT}${id}`;

/**
 * Returns the id of the draft with the unsaved changes of a post that another tab has deleted: a further draft of a new post in this tab,
 * which the editor of a new post takes over.
 */
export const getDeletedChangesId = (id: string): string => toTabDraftId(`${DRAFT}@${id}`, getTabId());

/**
 * Creates the store of a draft with the unsaved changes of a post.
 * @param getId returns the id of the draft, which changes when another tab deletes or restores the post
 */
export function createChangesStore(getId: () => string): DraftStore {
  return {
    ...createDraftStore(DRAFT, true),
    // A list has many posts, and few of them have changes: reading their drafts alone is faster.
    async open() {
      // A note that cannot be stored now stays.
      const [{ drafts }] = await Promise.all([openUserData(), storeDraftNotes().catch(ignoreStorageError)]);
      const draft = await drafts.get(getId());
      return { id: getId(), tab: getTabId(), draft };
    },
  };
}

/**
 * Restores a post that was deleted or edited.
 * @param changes the draft of its changes, which was deleted with it
 */
export async function restorePost(post: OwnPost, labels: PostRecordLabels, changes?: Draft): Promise<void> {
  if (changes) {
    const { drafts } = await openUserData();
    // First, because the restored post reads them. A tab in which the post is still edited may have stored newer ones.
    if (!(await drafts.get(changes.id))) await drafts.save(changes.id, changes.values);
  }
  await changePosts(({ posts }) => posts.restore(post), labels);
}

/**
 * Deletes a post and the draft of its changes.
 * @returns the draft, for `restorePost`
 */
export async function deletePost(post: OwnPost): Promise<Draft | undefined> {
  const data = await openUserData();
  // First, because a tab in which the post is still edited takes its changes over.
  const changes = await data.drafts.get(getChangesId(post.id));
  if (DELIVERY_URL === undefined) await data.posts.remove(post.id);
  else await (await loadSending()).deleteWithRecord(data, post);
  await data.drafts.drop(getChangesId(post.id));
  return changes;
}

/** Edits a post. Returns false when it was deleted in another tab. */
export const editPost = async (id: string, post: Post, labels: PostRecordLabels): Promise<boolean> =>
  (await changePosts(async ({ posts }) => ((await posts.edit(id, post)) ? posts.get(id) : undefined), labels)) !==
  undefined;
