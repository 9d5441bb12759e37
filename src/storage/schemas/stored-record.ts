/** The row schema of records and its parts. The same schema validates a record that is delivered. */
import * as v from 'valibot';
import { SITE_PATH } from '@/lib/text/site-path.ts';
import { Count, Json, Key, Time } from './base-schemas.ts';
import { Draft } from './draft.ts';

/**
 * The stored value of one field: numbers as numbers, money in cents, days as 2026-11-20, places and files as objects.
 * Carries its own label and text, because the form may be reworded later.
 */
export const StoredFieldValue = v.object({
  name: Key,
  label: v.string(),
  kind: v.string(),
  value: Json,
  /** The value formatted for display. */
  text: v.string(),
});
export type StoredFieldValue = v.InferOutput<typeof StoredFieldValue>;

export const Path = v.pipe(v.string(), v.regex(SITE_PATH));

/** The entry that a record is about: a product, a store, a service… */
export const Subject = v.object({ kind: Key, id: Key, name: v.string(), path: Path });
export type Subject = v.InferOutput<typeof Subject>;

export const DELIVERY_STATES = ['saved', 'queued', 'sending', 'delivered', 'failed'] as const;

/** Why the last attempt did not deliver. */
const FAILURE_REASONS = [
  /** The browser was offline: no request was made. */
  'offline',
  /** No response in time. */
  'timeout',
  /** No response at all. */
  'unreachable',
  /** The receiver is already processing this record: 409. */
  'working',
  /** The receiver asked to retry later: 408, 425, 429 or 503. */
  'busy',
  /** Any other 5xx. */
  'trouble',
  /** The receiver rejected the record. */
  'refused',
  /** A file of the record is missing from storage. */
  'file-missing',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Maximum length of a stored text of the receiver, in UTF-16 units. */
export const MAX_RECEIVER_MESSAGE_LENGTH = 500;

export const Delivery = v.object({
  state: v.picklist(DELIVERY_STATES),
  /** Number of attempts with an outcome since the record was queued. */
  tries: Count,
  /** When the next attempt is due. */
  next: v.exactOptional(Time),
  /** HTTP status of the last response. */
  status: v.exactOptional(Count),
  /** Message of the receiver, in plain text. */
  said: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_RECEIVER_MESSAGE_LENGTH))),
  reason: v.exactOptional(v.picklist(FAILURE_REASONS)),
  /** The receiver's own id of the record. */
  reference: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_RECEIVER_MESSAGE_LENGTH))),
  deliveredAt: v.exactOptional(Time),
  /** An attempt may have arrived although no response confirmed it. Never reset once set. */
  unsure: v.exactOptional(v.literal(true)),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** What an editor of the operator has done with a delivered record, in the order of the work. */
export const REVIEW_STATES = ['received', 'in-review', 'accepted', 'published', 'declined', 'answered'] as const;

/** Maximum length of a reason or an answer of the operator, in UTF-16 units. */
export const MAX_REVIEW_TEXT_LENGTH = 10_000;

const ReviewText = v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_REVIEW_TEXT_LENGTH)));

/** What the inbox said last about a delivered record. */
export const Review = v.object({
  state: v.picklist(REVIEW_STATES),
  /** When it got this state, on the clock of the server. */
  at: Time,
  /** When this device learned it, on its own clock. */
  seenAt: Time,
  /** The public page. */
  link: v.exactOptional(Path),
  /** Why it was declined. */
  reason: ReviewText,
  answer: ReviewText,
});
export type Review = v.InferOutput<typeof Review>;

const CardLine = v.exactOptional(v.pipe(v.string(), v.nonEmpty()));

/** A business card: its nine fields as texts. Fields without an answer are missing. */
export const BusinessCard = v.object({
  fullName: v.pipe(v.string(), v.nonEmpty()),
  occupation: CardLine,
  location: CardLine,
  email: CardLine,
  mobile: CardLine,
  position: CardLine,
  company: CardLine,
  website: CardLine,
  social: CardLine,
});
export type BusinessCard = v.InferOutput<typeof BusinessCard>;

/** A submitted form. */
export const StoredRecord = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The record number, such as RQ-261121-7F3K. */
  number: Key,
  action: Key,
  form: Key,
  title: v.string(),
  about: v.exactOptional(Subject),
  /** Id of the conversation that a chat message belongs to. */
  conversation: v.exactOptional(Key),
  /** The visitor's business card, as it was when they agreed to share it. */
  card: v.exactOptional(BusinessCard),
  answers: v.array(StoredFieldValue),
  /** Names of the answers that stay on the device when the record is delivered. */
  withheld: v.exactOptional(v.array(Key)),
  /** Ids of files. */
  files: v.array(Key),
  /** Ids of the products of a store, as their own records name them in `about`. */
  products: v.exactOptional(v.array(Key)),
  at: Time,
  /** A secret of this record. Whoever has it may ask the inbox for the state of the record. */
  token: v.exactOptional(Key),
  delivery: Delivery,
  review: v.exactOptional(Review),
  /** The draft it was made from, so that undo can restore it. Removed when the record is delivered. */
  draft: v.exactOptional(Draft),
});
export type StoredRecord = v.InferOutput<typeof StoredRecord>;
