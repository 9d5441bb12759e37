/**
 * Storage functions for the visitor's own posts; those for posts that exist are in `edit-posts.ts`. They reject with a `StorageError`.
 * On a site with a receiver, a public post is also sent, as a record: each function stores both in one transaction.
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
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { PostRecordLabels } from './post-record.ts';
import { SEPARATOR } from './remaining-text.ts';

/** Loaded lazily: most sites have no receiver. */
export const loadSending = () => import('./send-post.ts');

/** Runs a change of posts, and sends the post that it returns. */
export async function changePosts(
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
  await changePosts(({ posts }) => posts.add(id, post), labels);
}

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
