/**
 * Storage functions for the visitor's own posts. They reject with a `StorageError`. On a site with a receiver, a public post is also
 * sent, as a record: each function stores both in one transaction.
 */
import { assertPersistent } from '@/storage/is-persistent.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { OwnPost } from '@/storage/schemas.ts';
import type { Post } from '@/storage/tables/posts.ts';
import type { UserData } from '@/storage/user-data.ts';
import { makeId } from '@/lib/make-id.ts';
import { VISIBILITIES } from '@/lib/post-rules.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore, deleteDraft, saveDraft } from '@/forms/model/form-storage.ts';
import { createPostRecord, isRecordOf, type PostRecordLabels } from './post-record.ts';

/** Deletes the record of a post unless it may have arrived: then it stays in Your data, where the visitor can erase it. */
async function withdraw({ records }: UserData, { record }: OwnPost): Promise<void> {
  if (record !== undefined) await records.undo(record);
}

/** Sends a post as it is now, instead of an earlier version that was not sent yet. */
async function send(data: UserData, post: OwnPost, labels: PostRecordLabels): Promise<void> {
  const sent = post.record === undefined ? undefined : await data.records.get(post.record);
  if (post.visibility === 'public' && sent && isRecordOf(sent, post)) return;
  await withdraw(data, post);
  if (post.visibility !== 'public') return;
  const id = makeId();
  await data.records.submit(createPostRecord(post, { id, at: new Date(), labels }));
  await data.posts.restore({ ...post, record: id });
}

/** Runs a change of posts, and sends the post that it returns. */
async function change<Result extends OwnPost | undefined>(
  work: (data: UserData) => Promise<Result>,
  labels: PostRecordLabels,
): Promise<Result> {
  const data = await openUserData();
  if (DELIVERY_URL === undefined) return work(data);
  const { database } = await openStorage();
  const post = await database.transaction('rw', [...getFileTables(database), database.posts], async () => {
    const changed = await work(data);
    if (changed) await send(data, changed, labels);
    return changed;
  });
  startDelivery();
  return post;
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

export async function restorePost(post: OwnPost, labels: PostRecordLabels): Promise<void> {
  await change(({ posts }) => posts.restore(post), labels);
}

export async function deletePost(post: OwnPost): Promise<void> {
  const data = await openUserData();
  await withdraw(data, post);
  await data.posts.remove(post.id);
  await data.drafts.drop(getDraftKey(post.id));
}

/** Edits a post. Returns false when it was deleted in another tab. */
export const editPost = async (id: string, post: Post, labels: PostRecordLabels): Promise<boolean> =>
  (await change(async ({ posts }) => ((await posts.edit(id, post)) ? posts.get(id) : undefined), labels)) !== undefined;

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
