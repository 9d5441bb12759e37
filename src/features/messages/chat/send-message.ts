/** Stores and unsends the visitor's messages. Functions reject with a `StorageError`. */
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { RecordInput } from '@/storage/tables/records.ts';
import type { UnsendResult } from '@/storage/tables/chat-records.ts';
import type { Group } from '@/storage/tables/threads.ts';
import { openMessages } from '../open-messages.ts';
import type { SentDraft } from './use-message-draft.ts';

/** Stores a message and deletes its draft in one transaction, then starts delivery. */
export async function sendMessage(record: RecordInput, draft: Promise<SentDraft>): Promise<void> {
  const { id, values } = await draft;
  await (await openMessages()).records.submit(record, { draft: id, values, shouldKeepFiles: true });
  startDelivery();
}

/** Deletes a message that was not sent yet, and stores the draft that it becomes, in one transaction. */
export const unsendMessage = async (id: string, draft?: SentDraft): Promise<UnsendResult> =>
  (await openMessages()).chat.unsend(id, draft);

/** Queues a message again. */
export async function retryMessage(id: string): Promise<void> {
  await (await openMessages()).records.retry(id);
  startDelivery();
}

/** Marks the messages of a conversation up to a time as read. */
export const markRead = async (conversation: string, at: number): Promise<void> =>
  (await openMessages()).threads.markRead(conversation, at);

/** Stores a new group and deletes its draft in one transaction. */
export const addGroup = async (id: string, group: Group, draft: string): Promise<void> =>
  (await openMessages()).threads.addGroup(id, group, draft);
