/** Conversations and messages, and the rules of the list and the thread. Imports neither React nor the database. */
import type { BusinessCard, Subject, Delivery } from '@/storage/schemas/stored-record.ts';
import type { Thread } from '@/storage/schemas/thread.ts';
import type { FileRef } from '@/forms/files/file-refs.ts';
import { getUnreadMessages } from '@/features/unread-messages/unread.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { createWordMatcher } from '@/lib/text/match-words.ts';

/** A person or a store that the visitor can write to. */
export type Party = {
  /** `person:` or `store:` and the slug. Also the id of the conversation with this party. */
  id: string;
  name: string;
  /** Place or role below the name. */
  detail: string;
  /** Path of the party's store, and its id. Other people have none. */
  path?: string;
  store?: string;
};

export type Message = {
  id: string;
  conversation: string;
  sender: 'visitor' | 'counterpart' | 'system';
  /** Milliseconds since 1970. */
  at: number;
  text: string;
  about?: Subject | undefined;
  isInquiry: boolean;
  /** Record number of a message that the visitor wrote. */
  number?: string | undefined;
  files: readonly FileRef[];
  quote?: Quote | undefined;
  /** Business card that the visitor shared. */
  card?: BusinessCard | undefined;
  /** State of a message that the visitor wrote. */
  delivery?: Delivery['state'] | undefined;
  /** True for a message of the content, which is not stored on the device. */
  isSample: boolean;
};

/** The message that another message replies to. */
export type Quote = { author: string; text: string };

export type Conversation = {
  id: string;
  name: string;
  /** Empty for a conversation with one party. */
  members: readonly string[];
  party?: Party | undefined;
  /** Newest message; undefined for a conversation that has none yet. */
  last?: Message | undefined;
  unread: number;
};

/** A conversation of the content. */
export type SampleConversation = Omit<Conversation, 'last'> & { messages: readonly Message[] };

/** State of a conversation or an inquiry, without the time of its last change. */
export type ThreadState = Omit<Thread, 'at'>;

/** Returns whether a message of the content is unread until the visitor opens the conversation. */
export const isUnread = (conversation: SampleConversation, message: Message): boolean =>
  getUnreadMessages(conversation).includes(message);

type Sources = {
  samples: readonly SampleConversation[];
  parties: readonly Party[];
  /** Newest message of each conversation that the visitor wrote in. */
  newest: readonly Message[];
  threads: readonly ThreadState[];
};

/** Merges sample conversations, own messages and own groups into one list, the newest conversation first. */
export function listConversations({ samples, parties, newest, threads }: Sources): Conversation[] {
  const states = new Map(threads.map((thread) => [thread.id, thread]));
  const conversations = new Map<string, Conversation>();
  for (const sample of samples) {
    const { messages, ...conversation } = sample;
    const readAt = states.get(sample.id)?.readAt ?? 0;
    const unread = getUnreadMessages(sample).filter(({ at }) => at > readAt).length;
    conversations.set(sample.id, { ...conversation, unread, last: messages.at(-1) });
  }
  for (const { id, group } of threads) {
    if (group && !conversations.has(id)) {
      conversations.set(id, { id, name: group.name, members: getNames(group.members, parties), unread: 0 });
    }
  }
  for (const message of newest) {
    const known = conversations.get(message.conversation) ?? createConversation(message.conversation, parties);
    if (!known) continue;
    const isNewer = message.at >= (known.last?.at ?? 0);
    conversations.set(known.id, isNewer ? { ...known, last: message } : known);
  }
  return [...conversations.values()].sort(
    (first, second) => (second.last?.at ?? Infinity) - (first.last?.at ?? Infinity),
  );
}

const getNames = (ids: readonly string[], parties: readonly Party[]): string[] =>
  ids.flatMap((member) => parties.find(({ id }) => id === member)?.name ?? []);

/** Returns the party of an address such as `store:sadaf-packaging`. The contact person stands for their store. */
export const findParty = (id: string, parties: readonly Party[]): Party | undefined =>
  parties.find((party) => party.id === id || (party.store !== undefined && id === `store:${party.store}`));

/** Returns an empty conversation with a party, or undefined when there is no such party. */
export function createConversation(id: string, parties: readonly Party[]): Conversation | undefined {
  const party = findParty(id, parties);
  return party && { id: party.id, name: party.name, members: [], party, unread: 0 };
}

const isSameSubject = (one: Subject, other: Subject): boolean => one.kind === other.kind && one.id === other.id;

/**
 * Returns the subject that the next message names: that of the address, unless the visitor’s last message with a subject has
 * it. Only the visitor’s own messages count, because the receiver does not have the samples.
 */
export function getNextSubject(messages: readonly Message[], subject: Subject | undefined): Subject | undefined {
  const last = messages
    .filter(({ sender, isSample, about }) => sender === 'visitor' && !isSample && about)
    .at(-1)?.about;
  return subject && last && isSameSubject(last, subject) ? undefined : subject;
}

/** Merges the messages of a thread in the order of time. Messages of the same time stay in the order of their ids. */
export const mergeMessages = (samples: readonly Message[], own: readonly Message[]): Message[] =>
  [...samples, ...own].sort((first, second) => first.at - second.at || (first.id < second.id ? -1 : 1));

/** Groups the texts of messages by the id of their conversation. */
export function groupTexts(messages: readonly Message[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { conversation, text } of messages) {
    const others = texts.get(conversation);
    if (others) others.push(text);
    else texts.set(conversation, [text]);
  }
  return texts;
}

/** Returns the conversations whose name, members or messages contain all words of a query. */
export function searchConversations(
  conversations: readonly Conversation[],
  query: string,
  getTexts: (id: string) => readonly string[],
): Conversation[] {
  if (query.trim() === '') return [...conversations];
  const containsQuery = createWordMatcher(query);
  return conversations.filter(({ id, name, members }) =>
    containsQuery(normalizeForSearch([name, ...members, ...getTexts(id)].join(' '))),
  );
}

/** A day of a thread with its messages. */
export type MessageDay = { day: string; messages: readonly Message[] };

/**
 * Groups messages by calendar day.
 * @param toDay returns the day of a time, as in 2026-11-20
 */
export function groupByDay(messages: readonly Message[], toDay: (at: number) => string): MessageDay[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = toDay(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
