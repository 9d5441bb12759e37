/** Stores what is read, archived and shared. Functions reject with a `StorageError`. */
import type { Message } from '../conversation.ts';
import { getInquiryThreadId, type Inquiry } from './inquiry.ts';
import { loadCard } from '@/features/business-cards/card/open-card.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { createMessageRecord, type FieldLabels } from '../message-records.ts';
import { openMessages } from '../open-messages.ts';

/** Marks an inquiry as read, in the chat too. */
export const markInquiryRead = async ({ conversation, at }: Message): Promise<void> =>
  (await openMessages()).threads.markRead(conversation, at);

/** Archives an inquiry. */
export const archiveInquiry = async (id: string): Promise<void> =>
  (await openMessages()).threads.archive(getInquiryThreadId(id));

/** Puts an archived inquiry back among the current ones. */
export const restoreInquiry = async (id: string): Promise<void> =>
  (await openMessages()).threads.restore(getInquiryThreadId(id));

/** `missing`: the visitor has no card. */
export type ShareResult = 'shared' | 'missing';

/**
 * Sends the visitor's business card as a message of the inquiry's conversation.
 * @param id UUID of the message, so that a second press sends no second one
 */
export async function shareCard(
  { message, name }: Inquiry,
  { id, text, labels }: { id: string; text: string; labels: FieldLabels },
): Promise<ShareResult> {
  const { records } = await openMessages();
  const card = (await loadCard({ records }))?.card;
  if (!card) return 'missing';
  const content = { text, files: [], about: message.about, card };
  const conversation = { id: message.conversation, name };
  await records.submit(createMessageRecord(content, conversation, { id, at: new Date(), labels }));
  startDelivery();
  return 'shared';
}
