/** Sends public posts as records. Loaded only on sites with a receiver. */
import { getFileTables } from '@/storage/file-owners.ts';
import { openStorage } from '@/storage/open.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { UserData } from '@/storage/user-data.ts';
import { makeId } from '@/lib/make-id.ts';
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

/** Runs a change of posts, and sends the post that it returns, in one transaction. */
export async function changeAndSend(
  data: UserData,
  work: () => Promise<OwnPost | undefined>,
  labels: PostRecordLabels,
): Promise<OwnPost | undefined> {
  const { database } = await openStorage();
  const post = await database.transaction('rw', [...getFileTables(database), database.posts], async () => {
    const changed = await work();
    if (changed) await send(data, changed, labels);
    return changed;
  });
  startDelivery();
  return post;
}

/**
 * Deletes a post and its record, in one transaction.
 * @param draft id of the draft of its changes, which is deleted, too
 * @returns the draft
 */
export async function deleteWithRecord(data: UserData, post: OwnPost, draft: string): Promise<Draft | undefined> {
  const { database } = await openStorage();
  return database.transaction('rw', [...getFileTables(database), database.posts], async () => {
    // Another tab may have sent it again since this one showed it.
    await withdraw(data, (await data.posts.get(post.id)) ?? post);
    return data.posts.remove(post.id, draft);
  });
}
