/**
 * Storage functions for the visitor's own posts, loaded with the list of them. They reject with a `StorageError`.
 * On a site with a receiver, a public post is also sent, as a record: each function stores both in one transaction.
 */
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Post } from '@/storage/tables/posts.ts';
import type { UserData } from '@/storage/user-data.ts';
import { DRAFT } from './post-draft.ts';
import type { PostRecordLabels } from './post-record.ts';

/** Loaded lazily: most sites have no receiver. */
const loadSending = () => import('./send-post.ts');

/** Runs a change of posts, and sends the post that it returns. */
async function changePosts(
  work: (data: UserData) => Promise<OwnPost | undefined>,
  labels: PostRecordLabels,
): Promise<OwnPost | undefined> {
  const data = await openUserData();
  if (DELIVERY_URL === undefined) return work(data);
  return (await loadSending()).changeAndSend(data, () => work(data), labels);
}

/**
 * Adds a post.
 * @param id created before the first attempt, so that a double press creates one post
 * @param draft id of the draft that is deleted with the same transaction
 */
export async function addPost(
  id: string,
  post: Post,
  labels: PostRecordLabels,
  draft: string | undefined,
): Promise<void> {
  // Without persistent storage the post would be lost with the page: fail, so that its text stays in the editor.
  await assertPersistent();
  await changePosts(({ posts }) => posts.add(id, post, draft), labels);
}

/** Returns the id of the draft with the unsaved changes of a post. */
export const getChangesId = (id: string): string => `${DRAFT}${id}`;

/**
 * Returns the id of the draft with the unsaved changes of a post that another tab has deleted: a further draft of a new post in this tab,
 * which the editor of a new post takes over.
 */
export const getDeletedChangesId = (id: string): string => toTabDraftId(`${DRAFT}@${id}`, getTabId());

/** Returns whether the changes of a post are part of it: a page that was left while it stored them may have noted them. */
const isPartOf = (post: OwnPost | undefined, { values: { text, visibility } }: Draft): boolean =>
  typeof text === 'string' && normalizeLine(text) === post?.text && visibility === post.visibility;

/**
 * Creates the store of a draft with the unsaved changes of a post.
 * @param getId returns the id of the draft, which changes when another tab deletes or restores the post
 */
export function createChangesStore(postId: string, getId: () => string): DraftStore {
  return {
    ...createDraftStore(DRAFT, true),
    // A list has many posts, and few of them have changes: reading their drafts alone is faster.
    async open() {
      // A note that cannot be stored now stays.
      const [{ drafts, posts }] = await Promise.all([openUserData(), storeDraftNotes().catch(ignoreStorageError)]);
      const draft = await drafts.get(getId());
      const isOver = draft !== undefined && isPartOf(await posts.get(postId), draft);
      if (isOver) await drafts.drop(draft.id);
      return { id: getId(), tab: getTabId(), draft: isOver ? undefined : draft };
    },
  };
}

/**
 * Returns a deleted post as it is restored: with the record that it was sent with if it was restored before, as with a second press. Its
 * own record was deleted with it, so without this the post would be sent twice.
 */
async function takeOverRecord({ posts }: UserData, post: OwnPost): Promise<OwnPost> {
  const record = (await posts.get(post.id))?.record;
  return record === undefined ? post : { ...post, record };
}

/**
 * Restores a post that was deleted.
 * @param changes the draft of its changes, which was deleted with it
 */
export async function restorePost(post: OwnPost, labels: PostRecordLabels, changes?: Draft): Promise<void> {
  await changePosts(async (data) => {
    const restored = await takeOverRecord(data, post);
    return changes ? data.posts.restoreWithChanges(restored, changes) : data.posts.restore(restored);
  }, labels);
}

/**
 * Restores a post that was deleted, with its changes, and deletes their draft, in one transaction.
 * @param draft id of the draft
 */
export async function restoreChanged(post: OwnPost, labels: PostRecordLabels, draft: string): Promise<void> {
  await changePosts(async (data) => data.posts.restore(await takeOverRecord(data, post), draft), labels);
}

/**
 * Deletes a post and the draft of its changes, in one transaction.
 * @returns the draft, for `restorePost`
 */
export async function deletePost(post: OwnPost): Promise<Draft | undefined> {
  const data = await openUserData();
  const draft = getChangesId(post.id);
  if (DELIVERY_URL === undefined) return data.posts.remove(post.id, draft);
  return (await loadSending()).deleteWithRecord(data, post, draft);
}

/**
 * Edits a post and deletes the draft of its changes, in one transaction. Returns false when it was deleted in another tab.
 * @param draft id of the draft
 */
export const editPost = async (id: string, post: Post, labels: PostRecordLabels, draft: string): Promise<boolean> =>
  (await changePosts(
    async ({ posts }) => ((await posts.edit(id, post, draft)) ? posts.get(id) : undefined),
    labels,
  )) !== undefined;
