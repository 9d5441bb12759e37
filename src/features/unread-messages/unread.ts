/** The rules of unread messages. Only messages of the content can be unread, because no message is delivered to this device. */

/** A message of the content. */
type SampleMessage = { sender: 'visitor' | 'counterpart' | 'system' };

/** Returns the messages of a conversation of the content that are unread until the visitor opens it. */
export const getUnreadMessages = <Message extends SampleMessage>({
  unread,
  messages,
}: {
  unread: number;
  messages: readonly Message[];
}): readonly Message[] =>
  unread === 0 ? [] : messages.filter(({ sender }) => sender === 'counterpart').slice(-unread);

/** Times of the unread messages, in milliseconds since 1970, by the id of the conversation. */
export type UnreadTimes = Readonly<Record<string, readonly number[]>>;

/** State of a conversation on the device. */
type ThreadState = { id: string; readAt?: number };

/** Counts the messages that the visitor has not read. */
export function countUnread(times: UnreadTimes, threads: readonly ThreadState[]): number {
  const readAt = new Map(threads.map((thread) => [thread.id, thread.readAt ?? 0]));
  return Object.entries(times).reduce(
    (sum, [id, ofConversation]) => sum + ofConversation.filter((at) => at > (readAt.get(id) ?? 0)).length,
    0,
  );
}
