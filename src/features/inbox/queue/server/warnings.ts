/** Warnings about phone numbers that belong to somebody else. */
import { normalizeForSearch } from '@/lib/text/fold.ts';
import type { RelatedEntry, Submission } from '@/features/inbox/store/queue-store.ts';
import { toPhoneContact } from '@/features/inbox/store/summarize-record.ts';

type Store = { name: string; phone: string };

export type PhoneWarning = {
  phone: string;
  /** The store or the sender that also has it. */
  name: string;
  /** Record number of the other submission; missing for a store. */
  recordNumber?: string;
};

const isSameName = (one: string, other: string): boolean => normalizeForSearch(one) === normalizeForSearch(other);

/** Returns the phone numbers of a submission that a store or another sender has, with each of them. */
export function findPhoneWarnings(
  { record, sender }: Pick<Submission, 'record' | 'sender'>,
  related: readonly RelatedEntry[],
  stores: readonly Store[],
): PhoneWarning[] {
  const phones = record.answers.filter(({ kind }) => kind === 'phone').map(({ text }) => text);
  return phones.flatMap((phone) => {
    const contact = toPhoneContact(phone);
    if (contact === undefined) return [];
    const ofStores = stores
      .filter((store) => toPhoneContact(store.phone) === contact && !isSameName(store.name, sender))
      .map(({ name }) => ({ phone, name }));
    const ofOthers = related
      .filter((other) => other.contacts.includes(contact) && !isSameName(other.sender, sender))
      .map(({ sender: name, recordNumber }) => ({ phone, name, recordNumber }));
    return [...ofStores, ...ofOthers];
  });
}
