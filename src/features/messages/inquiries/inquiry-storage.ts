/** Stores what is read, archived and shared. Functions return an error code instead of throwing. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import { toResult } from '@/storage/to-result.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import type { Message } from '../conversation.ts';
import { getInquiryThreadId, type Inquiry } from './inquiry.ts';
import { loadCard } from '@/features/business-cards/card/open-card.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { createMessageRecord, type FieldLabels } from '../message-records.ts';
import { openMessages } from '../open-messages.ts';

type Failure = StorageErrorCode | undefined;

/** Marks an inquiry as read, in the chat too. */
export const markInquiryRead = ({ conversation, at }: Message): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.markRead(conversation, at));

export const archiveInquiry = (id: string): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.archive(getInquiryThreadId(id)));

export const restoreInquiry = (id: string): SurePromise<Failure> =>
  toResult(async () => (await openMessages()).threads.restore(getInquiryThreadId(id)));

/** `missing`: the visitor has no card. */
export type ShareResult = 'shared' | 'missing';

/**
 * Sends the visitor's business card as a message of the inquiry's conversation.
 * @param id UUID of the message, so that a second press sends no second one
 */
export async function shareCard(
  { message, name }: Inquiry,
  { id, text, labels }: { id: string; text: string; labels: FieldLabels },
): Promise<ShareResult | StorageErrorCode> {
  let result: ShareResult = 'missing';
  const error = await toResult(async () => {
    const { records } = await openMessages();
    const card = (await loadCard({ records }))?.card;
    if (!card) return;
    const content = { text, files: [], about: message.about, card };
    const conversation = { id: message.conversation, name };
    await records.submit(createMessageRecord(content, conversation, { id, at: new Date(), labels }));
    startDelivery();
    result = 'shared';
  });
  return error ?? result;
}
