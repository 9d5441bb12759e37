import { useMemo } from 'react';
import { useStartedEmpty, useStored } from '@/storage/use-stored.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { toMessage } from '../message-records.ts';
import { getInquiryConversation } from '../inquiry-conversation.ts';
import { findParty } from '../conversation.ts';
import { subscribeInquiries, subscribeNewest, subscribeThreads } from '../subscribe-messages.ts';
import { listInquiries, markAnswered, type Inquiry, type SampleInquiry } from './inquiry.ts';
import type { InquiryListProps } from './inquiry-list-props.ts';

type Sources = Pick<InquiryListProps, 'samples' | 'isSent' | 'parties' | 'providers'>;

/** Converts a record of the form “leave a message”. Without a seller, the inquiry has the name of its subject. */
function toInquiry(record: StoredRecord, { parties, providers }: Sources): SampleInquiry | undefined {
  const conversation = getInquiryConversation(record.about, parties, providers) ?? '';
  const message = toMessage(record, conversation);
  const name = findParty(conversation, parties)?.name ?? record.about?.name ?? record.title;
  const isAnswered = DELIVERY_URL !== undefined && record.review?.state === 'answered';
  return message && { message, name, isUnread: false, isAnswered };
}

type Inquiries = {
  inquiries: Inquiry[];
  /** False while stored inquiries, or which ones are archived, may still be read. */
  isLoaded: boolean;
};

/** Subscribes to the inquiries that were sent or received. */
export function useInquiries(sources: Sources): Inquiries {
  const { samples, isSent, parties, providers } = sources;
  // What the visitor wrote answers the inquiries received.
  const { value: records, isLoading: areRecordsLoading } = useStored(isSent ? subscribeInquiries : subscribeNewest);
  const { value: threads, isLoading: areThreadsLoading } = useStored(subscribeThreads);
  const hasStartedEmpty = useStartedEmpty();
  const inquiries = useMemo(() => {
    if (!isSent) return listInquiries(markAnswered(samples, records ?? []), [], threads ?? []);
    const own = (records ?? []).flatMap((record) => toInquiry(record, sources) ?? []);
    return listInquiries(samples, own, threads ?? []);
  }, [samples, isSent, parties, providers, records, threads]);
  return { inquiries, isLoaded: hasStartedEmpty || !(areRecordsLoading || areThreadsLoading) };
}
