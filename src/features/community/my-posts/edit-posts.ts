/** Storage functions for posts that exist, loaded with the list of them. They reject with a `StorageError`. */
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import { getTabId } from '@/storage/drafts/tab-id.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { changePosts, DRAFT, loadSending } from './my-posts.ts';
import type { PostRecordLabels } from './post-record.ts';

/** Returns the id of the draft with the unsaved changes of a post. */
export const getChangesId = (id: string): string => `${DRAFT}${id}`;

/** Creates the store of the unsaved changes of a post. */
export function createChangesStore(id: string): DraftStore {
  const draftId = getChangesId(id);
  return {
    ...createDraftStore(draftId, true),
    // A list has many posts, and few of them have changes: reading their drafts alone is faster.
    async open() {
      // A note that cannot be stored now stays.
      const [{ drafts }] = await Promise.all([openUserData(), storeDraftNotes().catch(ignoreStorageError)]);
      return { id: draftId, tab: getTabId(), draft: await drafts.get(draftId) };
    },
  };
}

/** Restores a post that was deleted or edited. */
export async function restorePost(post: OwnPost, labels: PostRecordLabels): Promise<void> {
  await changePosts(({ posts }) => posts.restore(post), labels);
}

/** Deletes a post and the draft of its changes. */
export async function deletePost(post: OwnPost): Promise<void> {
  const data = await openUserData();
  if (DELIVERY_URL === undefined) await data.posts.remove(post.id);
  else await (await loadSending()).deleteWithRecord(data, post);
  await data.drafts.drop(getChangesId(post.id));
}

/** Edits a post. Returns false when it was deleted in another tab. */
export const editPost = async (id: string, post: Post, labels: PostRecordLabels): Promise<boolean> =>
  (await changePosts(async ({ posts }) => ((await posts.edit(id, post)) ? posts.get(id) : undefined), labels)) !==
  undefined;
