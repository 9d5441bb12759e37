import { useMemo } from 'react';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { useStored } from '@/storage/use-stored.ts';
import type { Thread } from '@/storage/schemas/thread.ts';
import { listConversations, mergeMessages, type Conversation, type Message } from '../conversation.ts';
import { toMessage } from '../message-records.ts';
import { getInquiryConversation } from '../inquiry-conversation.ts';
import {
  createThreadSubscription,
  subscribeInquiries,
  subscribeNewest,
  subscribeThreads,
} from '../subscribe-messages.ts';
import type { ChatProps } from './chat-props.ts';

type Sources = Pick<ChatProps, 'samples' | 'parties' | 'providers'>;

const NO_ROWS: readonly never[] = [];
const NO_THREADS: readonly Thread[] = [];

export type ChatData = {
  conversations: readonly Conversation[];
  /** Inquiries that the visitor sent with the form “leave a message”. */
  inquiries: readonly Message[];
  /** True when all of the visitor’s conversations are known, so that the first one is the newest. */
  isLoaded: boolean;
};

/** Subscribes to the list of conversations. */
export function useChat({ samples, parties, providers }: Sources): ChatData {
  const { value: newest = NO_ROWS, isLoading: isNewestLoading } = useStored(subscribeNewest);
  const { value: forms = NO_ROWS, isLoading: areFormsLoading } = useStored(subscribeInquiries);
  const { value: threads = NO_THREADS, isLoading: areThreadsLoading } = useStored(subscribeThreads);
  const inquiries = useMemo(
    () => forms.flatMap((record) => toMessage(record, getInquiryConversation(record.about, parties, providers)) ?? []),
    [forms, parties, providers],
  );
  const conversations = useMemo(() => {
    const messages = newest.flatMap((record) => toMessage(record) ?? []);
    const all = [...messages, ...inquiries].sort((first, second) => first.at - second.at);
    return listConversations({ samples, parties, newest: all, threads });
  }, [samples, parties, newest, inquiries, threads]);
  const isLoading = isNewestLoading || areFormsLoading || areThreadsLoading;
  // Without stored data, nothing is ever loaded.
  return { conversations, inquiries, isLoaded: !isLoading || !hasStoredData() };
}

/** Number of own messages that are loaded at first, and with each “earlier messages”. */
export const MESSAGES_PAGE_SIZE = 100;

export type ThreadMessages = {
  messages: readonly Message[];
  /** False until the stored messages are loaded. */
  isLoaded: boolean;
  hasEarlier: boolean;
};

/**
 * Subscribes to the messages of a conversation.
 * @param limit number of own messages, the newest ones
 */
export function useThread(
  conversation: string,
  { samples }: Pick<ChatProps, 'samples'>,
  inquiries: readonly Message[],
  limit: number,
): ThreadMessages {
  // One more than is shown, to find out whether there are earlier ones.
  const subscribe = useMemo(() => createThreadSubscription(conversation, limit + 1), [conversation, limit]);
  const { value: records, isLoading } = useStored(subscribe);
  // Without stored data, nothing is ever loaded.
  const isLoaded = !isLoading || !hasStoredData();
  return useMemo(() => {
    const own = (records ?? NO_ROWS).slice(0, limit).flatMap((record) => toMessage(record) ?? []);
    const hasEarlier = (records?.length ?? 0) > limit;
    const sample = samples.find(({ id }) => id === conversation)?.messages ?? [];
    const others = [...sample, ...inquiries.filter((message) => message.conversation === conversation)];
    const oldest = own.at(-1)?.at ?? 0;
    // Messages before the oldest loaded one come with it, so that none is inserted above later.
    const visible = hasEarlier ? others.filter(({ at }) => at >= oldest) : others;
    return { messages: mergeMessages(visible, own), isLoaded, hasEarlier };
  }, [conversation, samples, inquiries, records, limit, isLoaded]);
}
