/**
 * Storage functions for the visitor's own posts. They reject with a `StorageError`. On a site with a receiver, a public post is also
 * sent, as a record: each function stores both in one transaction.
 */
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Post } from '@/storage/tables/posts.ts';
import type { UserData } from '@/storage/user-data.ts';
import { VISIBILITIES } from '@/lib/post-rules.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createUnreadNotes } from '@/storage/drafts/unread-notes.ts';
import { createDraftStore, deleteDraft, saveDraft } from '@/forms/model/form-storage.ts';
import type { PostRecordLabels } from './post-record.ts';
import { SEPARATOR } from './remaining-text.ts';

/** Loaded lazily: most sites have no receiver. */
const loadSending = () => import('./send-post.ts');

/** Runs a change of posts, and sends the post that it returns. */
async function change(
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
 */
export async function addPost(id: string, post: Post, labels: PostRecordLabels): Promise<void> {
  // Without persistent storage the post would be lost with the page: fail, so that its text stays in the editor.
  await assertPersistent();
  await change(({ posts }) => posts.add(id, post), labels);
}

/** Restores a post that was deleted or edited. */
export async function restorePost(post: OwnPost, labels: PostRecordLabels): Promise<void> {
  await change(({ posts }) => posts.restore(post), labels);
}

/** Deletes a post and the draft of its changes. */
export async function deletePost(post: OwnPost): Promise<void> {
  const data = await openUserData();
  if (DELIVERY_URL === undefined) await data.posts.remove(post.id);
  else await (await loadSending()).deleteWithRecord(data, post);
  await data.drafts.drop(getDraftKey(post.id));
}

/** Edits a post. Returns false when it was deleted in another tab. */
export const editPost = async (id: string, post: Post, labels: PostRecordLabels): Promise<boolean> =>
  (await change(async ({ posts }) => ((await posts.edit(id, post)) ? posts.get(id) : undefined), labels)) !== undefined;

/** Draft key of a new post, and prefix of the draft keys of edited posts. */
export const DRAFT = 'post:';

export const postDraftStore = createUnreadNotes(createDraftStore(DRAFT), { text: SEPARATOR });

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
  const draft = await (await openUserData()).drafts.get(getDraftKey(id));
  return draft && parsePostDraft(draft.values);
}

/** Saves unsaved changes of a post as a draft. */
export const saveChanges = (id: string, { text, visibility }: Post) => saveDraft(getDraftKey(id), { text, visibility });

/** Deletes the unsaved changes of a post. */
export const deleteChanges = (id: string) => deleteDraft(getDraftKey(id));
