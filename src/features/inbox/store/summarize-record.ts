/** Takes from a record what the list of submissions shows, and by what it is found. */
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { toAsciiDigits } from '@/lib/text/normalize.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';

export type Summary = {
  /** Name of the person or company; empty if the record does not say it. */
  sender: string;
  /** What it is about. */
  subject: string;
  /**
   * What other submissions of the sender have as well: e-mail addresses, phone numbers, products and campaigns, each as `email:`,
   * `phone:`, `product:` or `campaign:` and a value that can be compared.
   */
  contacts: readonly string[];
  /** All words, folded. */
  words: string;
};

/** Names of answers that name the sender, best first. */
const SENDER_FIELDS = ['storeName', 'fullName', 'userName', 'company', 'name'];

/** Names of answers that say what a record without a subject is about, best first. */
const SUBJECT_FIELDS = [
  'project',
  'headline',
  'name',
  'product',
  'category',
  'purpose',
  'reason',
  'message',
  'text',
  'detail',
];

const MAX_SUBJECT_LENGTH = 80;

/** The shortest phone number with a country code. */
const MIN_PHONE_DIGITS = 7;

const shorten = (text: string): string => {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  return characters.length > MAX_SUBJECT_LENGTH
    ? `${characters.slice(0, MAX_SUBJECT_LENGTH).join('')}…`
    : characters.join('');
};

/** Returns the contact of a phone number: its digits, without the zeros in front of an international number. */
export function toPhoneContact(phone: string): string | undefined {
  const digits = toAsciiDigits(phone).replace(/\D/gu, '').replace(/^00/u, '');
  return digits.length < MIN_PHONE_DIGITS ? undefined : `phone:${digits}`;
}

const toEmailContact = (email: string): string | undefined =>
  email.includes('@') ? `email:${email.trim().toLowerCase()}` : undefined;

/** The contact that a product and its store share: the id of a product is known only to its device. */
const toProductContact = (id: string): string => `product:${id}`;

/** The contact that a campaign and its changes share. The first record of a campaign has its id. */
const toCampaignContact = ({ action, id, about }: WireRecord): string | undefined =>
  action === 'campaign' ? `campaign:${about?.kind === 'campaign' ? about.id : id}` : undefined;

/** Returns what the queue shows, finds and compares of a record. */
export function summarizeRecord(record: WireRecord): Summary {
  const { number, title, about, answers, card, products = [] } = record;
  const texts = new Map(answers.map(({ name, text }) => [name, text.trim()]));
  const find = (names: readonly string[]) => names.map((name) => texts.get(name)).find(Boolean);
  const person = [texts.get('firstName'), texts.get('lastName')].filter(Boolean).join(' ');
  const email = answers.find(({ kind }) => kind === 'email')?.text ?? '';
  const sender = find(SENDER_FIELDS) ?? (person || (card?.fullName ?? email));
  const subject = about?.name ?? find(SUBJECT_FIELDS.filter((name) => texts.get(name) !== sender)) ?? title;
  const contacts = [
    ...answers.map(({ kind, text }) =>
      kind === 'phone' ? toPhoneContact(text) : kind === 'email' ? toEmailContact(text) : undefined,
    ),
    card?.email === undefined ? undefined : toEmailContact(card.email),
    card?.mobile === undefined ? undefined : toPhoneContact(card.mobile),
    toCampaignContact(record),
    about?.kind === 'ownProduct' ? toProductContact(about.id) : undefined,
    ...products.map(toProductContact),
  ].filter((contact) => contact !== undefined);
  const words = [number, title, about?.name ?? '', ...answers.map(({ text }) => text), ...Object.values(card ?? {})];
  return {
    sender: shorten(sender),
    subject: shorten(subject),
    // The database stores text as UTF-8, in which different broken characters are the same one.
    contacts: [...new Set(contacts.map((contact) => contact.toWellFormed()))],
    words: normalizeForSearch(words.join(' ')),
  };
}
