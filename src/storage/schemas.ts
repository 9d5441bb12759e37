/**
 * The rows of every table, once: the same schema guards what is read from the device, checks what is imported and
 * makes the description of the wire. What does not fit is never believed, whoever wrote it.
 */
import * as v from 'valibot';
import { MAX_POST_LENGTH, VISIBILITIES } from '@/lib/post-rules.ts';

/** What JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const Json: v.GenericSchema<Json> = v.union([
  v.string(),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => Json)),
  v.record(
    v.string(),
    v.lazy(() => Json),
  ),
]);

/** The end of the year 9999: what is later cannot be written as a date. */
const LAST_TIME = 253_402_300_799_999;

/** Milliseconds since 1970. */
const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_TIME));
const Key = v.pipe(v.string(), v.nonEmpty());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a visitor typed and has not submitted. */
export const Draft = v.object({
  /** Form id, colon, subject id; behind an @ the tab that it is of, where each has its own. */
  id: Key,
  values: v.record(v.string(), Json),
  startedAt: Time,
  at: Time,
  /** The id of the record it repeats, as long as nobody has changed it. */
  repeats: v.exactOptional(Key),
  /** The id of the record that gives way to what is made from it. */
  replaces: v.exactOptional(Key),
  /** The tab that kept it last. */
  by: v.exactOptional(v.string()),
});
export type Draft = v.InferOutput<typeof Draft>;

/**
 * The stored value of one field, complete in itself because the form may be reworded later: numbers as numbers, money in
 * cents, days as 2026-11-20, places and files as objects.
 */
export const StoredFieldValue = v.object({
  name: Key,
  label: v.string(),
  kind: v.string(),
  value: Json,
  /** The value as it is shown to a person. */
  text: v.string(),
});
export type StoredFieldValue = v.InferOutput<typeof StoredFieldValue>;

/** An address of this site. Two slashes lead elsewhere, and so do tabs or backslashes, which browsers leave out or turn. */
const Path = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\\\s]*$/));

/** What a record is about: a product, a store, a service… */
export const Subject = v.object({ kind: Key, id: Key, name: v.string(), path: Path });
export type Subject = v.InferOutput<typeof Subject>;

export const DELIVERY_STATES = ['saved', 'queued', 'sending', 'delivered', 'failed'] as const;

/** Why the last attempt did not deliver. */
export const FAILURE_REASONS = [
  /** The device had no network: nothing was attempted. */
  'offline',
  /** No answer in time. */
  'timeout',
  /** No answer at all. */
  'unreachable',
  /** The receiver is at work on this very record. */
  'working',
  /** The receiver asked for patience: 408, 425, 429 or 503. */
  'busy',
  /** Any other 5xx. */
  'trouble',
  /** The receiver will not have it. */
  'refused',
  /** A file of the record is gone from the device. */
  'file-missing',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The longest text of a receiver that is kept, in UTF-16 units. */
export const MAX_RECEIVER_MESSAGE_LENGTH = 500;

export const Delivery = v.object({
  state: v.picklist(DELIVERY_STATES),
  /** Attempts with an outcome since the record was queued. */
  tries: Count,
  /** When the next attempt is due. */
  next: v.exactOptional(Time),
  /** The HTTP status of the last answer. */
  status: v.exactOptional(Count),
  /** What the receiver said, in plain text. */
  said: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_RECEIVER_MESSAGE_LENGTH))),
  reason: v.exactOptional(v.picklist(FAILURE_REASONS)),
  /** The receiver's own name for the record. */
  reference: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_RECEIVER_MESSAGE_LENGTH))),
  deliveredAt: v.exactOptional(Time),
  /** An attempt may have arrived although no answer said so. Stays, once set. */
  unsure: v.exactOptional(v.literal(true)),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** What a visitor submitted. */
export const StoredRecord = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** For people, such as RQ-261121-7F3K. */
  number: Key,
  action: Key,
  form: Key,
  title: v.string(),
  about: v.exactOptional(Subject),
  answers: v.array(StoredFieldValue),
  /** Ids of files. */
  files: v.array(Key),
  at: Time,
  delivery: Delivery,
  /** The draft it was made from, so that Undo can put it back. Goes when the record is delivered. */
  draft: v.exactOptional(Draft),
});
export type StoredRecord = v.InferOutput<typeof StoredRecord>;

/** A file of a draft or of a record. */
export const StoredFile = v.pipe(
  v.object({
    id: Key,
    /** `draft:` or `record:` and its id. */
    owner: v.pipe(v.string(), v.regex(/^(?:draft|record):./su)),
    name: Key,
    type: v.string(),
    /** Bytes. */
    size: Count,
    blob: v.blob(),
    at: Time,
  }),
  v.check(({ size, blob }) => size === blob.size),
);
export type StoredFile = v.InferOutput<typeof StoredFile>;

/** What is marked or was looked at: kind and slug, as in `product:sidr-honey-1kg`. */
const Mark = v.object({ id: Key, at: Time });

export const Favourite = Mark;
export type Favourite = v.InferOutput<typeof Favourite>;

export const RecentlyViewed = Mark;
export type RecentlyViewed = v.InferOutput<typeof RecentlyViewed>;

export const Setting = v.object({ key: Key, value: Json });
export type Setting = v.InferOutput<typeof Setting>;

/** A search, under its text without accents, case and spelling. */
export const Search = v.object({ key: Key, text: Key, at: Time });
export type Search = v.InferOutput<typeof Search>;

/** A line that the visitor posted. */
export const OwnPost = v.object({
  id: v.pipe(v.string(), v.uuid()),
  visibility: v.picklist(VISIBILITIES),
  text: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => Array.from(text).length <= MAX_POST_LENGTH),
  ),
  at: Time,
  editedAt: v.exactOptional(Time),
});
export type OwnPost = v.InferOutput<typeof OwnPost>;

/** The schema of each table. */
export const TABLE_SCHEMAS = {
  drafts: Draft,
  records: StoredRecord,
  files: StoredFile,
  favourites: Favourite,
  settings: Setting,
  searches: Search,
  seen: RecentlyViewed,
  posts: OwnPost,
} as const;

export type TableName = keyof typeof TABLE_SCHEMAS;
export type RowOf<Name extends TableName> = v.InferOutput<(typeof TABLE_SCHEMAS)[Name]>;

export const TABLE_NAMES = Object.keys(TABLE_SCHEMAS) as TableName[]; // `Object.keys` forgets which keys they are
