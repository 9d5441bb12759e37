/** Inquiries, and the rules of their list. Imports neither React nor the database. */
import { formatMoney } from '@/lib/money.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { createWordMatcher } from '@/lib/text/match-words.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { Message, ThreadState } from '../conversation.ts';

/** A message about something, with the name of the other side. */
export type Inquiry = {
  message: Message;
  /** Name of the seller for a sent inquiry, and of the buyer for a received one. */
  name: string;
  /** Attributes of a thumbnail of the store's emblem, for a sample that went to a store. */
  emblem?: ProductPreview['picture'] | undefined;
  isUnread: boolean;
  /** True when the side that got the inquiry wrote after it. */
  isAnswered: boolean;
  isArchived: boolean;
};

/** Returns the id of the row that stores whether an inquiry is archived. */
export const getInquiryThreadId = (messageId: string): string => `inquiry:${messageId}`;

/** An inquiry of the content. */
export type SampleInquiry = Pick<Inquiry, 'message' | 'name' | 'emblem' | 'isUnread' | 'isAnswered'>;

/** The newest message that the visitor wrote in a conversation. */
type Reply = Pick<StoredRecord, 'conversation' | 'at'>;

/** Marks the received inquiries as answered in whose conversation the visitor wrote later. */
export function markAnswered(received: readonly SampleInquiry[], replies: readonly Reply[]): SampleInquiry[] {
  const times = new Map(replies.map(({ conversation, at }) => [conversation, at]));
  return received.map((inquiry) => ({
    ...inquiry,
    isAnswered: inquiry.isAnswered || (times.get(inquiry.message.conversation) ?? 0) > inquiry.message.at,
  }));
}

/** Merges samples with the visitor’s own inquiries and their state, the newest first. */
export function listInquiries(
  samples: readonly SampleInquiry[],
  own: readonly SampleInquiry[],
  threads: readonly ThreadState[],
): Inquiry[] {
  const states = new Map(threads.map((thread) => [thread.id, thread]));
  return [...samples, ...own]
    .map(({ message, name, emblem, isUnread, isAnswered }): Inquiry => ({
      message,
      name,
      emblem,
      isAnswered,
      isUnread: isUnread && message.at > (states.get(message.conversation)?.readAt ?? 0),
      isArchived: states.get(getInquiryThreadId(message.id))?.archivedAt !== undefined,
    }))
    .sort((first, second) => second.message.at - first.message.at || (first.message.id < second.message.id ? -1 : 1));
}

/** Picture and price of a product that an inquiry is about. */
export type ProductPreview = {
  /** Attributes of a thumbnail: samples have several widths, a loaded summary has one. */
  picture: { src: string; srcSet?: string; sizes?: string };
  price: string;
};

/**
 * Creates the preview of a product.
 * @param picture attributes of a thumbnail
 * @param cents price in US cents
 * @param unit what the price is for, as in “pair”
 */
export const createPreview = (picture: ProductPreview['picture'], cents: number, unit: string): ProductPreview => ({
  picture,
  price: `${formatMoney(cents)} / ${unit}`,
});

/** Previews by the id of the product. */
export type ProductPreviews = Readonly<Record<string, ProductPreview>>;

/** Returns the preview of the product that a message is about, if it is among those of the samples. */
export const findPreview = ({ about }: Message, previews: ProductPreviews): ProductPreview | undefined =>
  about?.kind === 'product' && Object.hasOwn(previews, about.id) ? previews[about.id] : undefined;

/** Filters of the two lists, in the order in which they are shown. */
export const SENT_FILTERS = ['inbox', 'answered', 'waiting', 'archived'] as const;
export const RECEIVED_FILTERS = ['inbox', 'unreadOnly', 'archived'] as const;
export type InquiryFilter = (typeof SENT_FILTERS | typeof RECEIVED_FILTERS)[number];

/** Delivery states of an inquiry that is still to be sent. One that is only stored or that failed waits for nothing. */
const WAITING_STATES: readonly Message['delivery'][] = ['queued', 'sending'];

/** Returns the inquiries of a filter that contain all words of a query. */
export function filterInquiries(inquiries: readonly Inquiry[], filter: InquiryFilter, query: string): Inquiry[] {
  const containsQuery = createWordMatcher(query);
  return inquiries.filter(({ message, name, isUnread, isAnswered, isArchived }) => {
    if (isArchived !== (filter === 'archived')) return false;
    if ((filter === 'unreadOnly' && !isUnread) || (filter === 'answered' && !isAnswered)) return false;
    if (filter === 'waiting' && (isAnswered || !WAITING_STATES.includes(message.delivery))) return false;
    const texts = [name, message.text, message.about?.name ?? '', message.number ?? ''];
    return containsQuery(normalizeForSearch(texts.join(' ')));
  });
}
