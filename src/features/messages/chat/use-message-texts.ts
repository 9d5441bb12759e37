import { useMemo, useState } from 'react';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { groupTexts, type Message, type SampleConversation } from '../conversation.ts';
import { toMessage } from '../message-records.ts';
import { subscribeChat } from '../subscribe-messages.ts';

export type MessageTexts = {
  /** Returns the texts of a conversation. */
  getTexts: (conversation: string) => readonly string[];
  /**
   * True when the stored messages are read. Before that, and when they cannot be read, it is not known that nothing matches.
   * The page needs a `StorageAlert`, which says why they cannot be read.
   */
  isLoaded: boolean;
};

const NO_RECORDS: readonly StoredRecord[] = [];
const subscribeNothing: Subscribe<StoredRecord[]> = () => () => undefined;

/**
 * Returns the texts of all messages by conversation, in sync with storage.
 * @param isSearching whether the visitor searches: the messages that were written in the chat are read from the first search on
 */
export function useMessageTexts(
  samples: readonly SampleConversation[],
  inquiries: readonly Message[],
  isSearching: boolean,
): MessageTexts {
  // It stays subscribed: a second search would start with the messages of the first.
  const [hasSearched, setHasSearched] = useState(isSearching);
  if (isSearching && !hasSearched) setHasSearched(true);
  const { value } = useStored(hasSearched ? subscribeChat : subscribeNothing);
  const records = value ?? NO_RECORDS;
  const texts = useMemo(() => {
    const own = records.flatMap((record) => toMessage(record) ?? []);
    return groupTexts([...samples.flatMap(({ messages }) => messages), ...inquiries, ...own]);
  }, [samples, inquiries, records]);
  return {
    getTexts: (conversation) => texts.get(conversation) ?? [],
    // Without stored data, nothing is ever loaded.
    isLoaded: value !== undefined || !hasStoredData(),
  };
}
