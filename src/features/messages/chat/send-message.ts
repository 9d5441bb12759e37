/** Stores and withdraws the visitor's messages. Functions return an error code instead of throwing. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { RecordInput } from '@/storage/tables/records.ts';
import type { WithdrawResult } from '@/storage/tables/chat-records.ts';
import type { Group } from '@/storage/tables/threads.ts';
import { toResult } from '@/storage/to-result.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { openMessages } from '../open-messages.ts';
import type { SentDraft } from './use-message-draft.ts';

type Failure = StorageErrorCode | undefined;

/** Stores a message and deletes its draft in one transaction, then starts delivery. */
export const sendMessage = (record: RecordInput, draft: Promise<SentDraft>): SurePromise<Failure> =>
  toResult(async () => {
    const { id, values } = await draft;
    await (await openMessages()).records.submit(record, { draft: id, values });
    startDelivery();
  });

/** Deletes a message that was not sent yet. */
export async function withdrawMessage(id: string): Promise<WithdrawResult | StorageErrorCode> {
  let result: WithdrawResult = 'missing';
  const error = await toResult(async () => (result = await (await openMessages()).chat.withdraw(id)));
  return error ?? result;
}

/** Queues a message again. */
export const retryMessage = (id: string): SurePromise<Failure> =>
  toResult(async () => {
    await (await openMessages()).records.retry(id);
    startDelivery();
  });

/** Marks the messages of a conversation up to a time as read. */
export const markRead = (conversation: string, at: number): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.markRead(conversation, at));

/** Stores a new group. */
export const addGroup = (id: string, group: Group): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.addGroup(id, group));
