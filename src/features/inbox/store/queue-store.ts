/** The storage of the editors' queue, as an interface. It is the same database as that of the inbox. */
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { InboxFile, SubmissionState } from './inbox-store.ts';
import type { HistoryEvent, Step } from './transitions.ts';

/** A submission in the list. */
export type QueueEntry = {
  /** Position in the order of arrival. */
  number: number;
  /** UUID of the record. */
  id: string;
  /** The number that people see, such as RQ-261121-7F3K. */
  recordNumber: string;
  /** The action of the record. */
  kind: string;
  sender: string;
  subject: string;
  state: SubmissionState;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Number of changes, with which a change says what it has seen. */
  version: number;
};

export type QueueFilter = {
  state?: SubmissionState | undefined;
  kind?: string | undefined;
  /** Words that the submission contains; each may be the beginning of one. */
  search?: string | undefined;
};

/** A part of the list: the entries that arrived before or after an entry. Without both, the newest ones. */
export type QueueRange = { before?: number | undefined; after?: number | undefined; limit: number };

export type QueuePage = {
  /** The newest first. */
  entries: QueueEntry[];
  hasOlder: boolean;
  hasNewer: boolean;
};

export type QueueCount = { state: SubmissionState; kind: string; count: number };

/** A submission with all that editors see. */
export type Submission = QueueEntry & {
  record: WireRecord;
  files: InboxFile[];
  history: HistoryEvent[];
  /** What was written when it was accepted, as JSON. */
  publication?: string;
  link?: string;
  reason?: string;
  answer?: string;
};

/** Another submission with the same e-mail address or phone number. */
export type RelatedEntry = QueueEntry & { contacts: string[] };

/** What is about to be written or removed for a submission. It is stored before the first file changes. */
export type Intent = {
  /** UUID of the record. */
  id: string;
  /** The files with the hashes of their contents, as JSON. */
  files: string;
};

/**
 * A step with a submission. `text` is the reason, the answer or the link. `intent` has the files of the intent that ends with the
 * step: without it, the step is not possible.
 */
export type StepChange = SubmissionChange & { step: Step; text?: string; publication?: string; intent?: string };

/** A step to take back. `intent` has the files that are removed after it, for an intent that begins with it. */
export type UndoChange = SubmissionChange & { intent?: string };

/** Who changes a submission, when, and what they have seen. */
export type SubmissionChange = { id: string; version: number; editor: string; at: number };

/**
 * - `done`: the change is stored
 * - `conflict`: the submission has changed since, or the step is not possible
 * - `missing`: there is no such submission
 */
export type ChangeResult = 'done' | 'conflict' | 'missing';

/** Functions reject as those of `InboxStore` do. */
export type QueueStore = {
  /** Returns the numbers of submissions by state and kind. */
  count: () => Promise<QueueCount[]>;
  list: (filter: QueueFilter, range: QueueRange) => Promise<QueuePage>;
  read: (id: string) => Promise<Submission | undefined>;
  /** Returns up to 20 other submissions with one of the contacts of a submission, the newest first. */
  findRelated: (number: number) => Promise<RelatedEntry[]>;
  /** Returns the newest submission of each product that a store names, in the order of the store. */
  findProducts: (number: number) => Promise<Submission[]>;
  /** Returns the submissions of products that have one of these publications, as JSON. */
  findPublishedProducts: (publications: readonly string[]) => Promise<{ id: string; version: number }[]>;
  /** Takes a step with each submission, and stores it in the history. When one is not possible, none is taken. */
  take: (...changes: readonly StepChange[]) => Promise<ChangeResult>;
  /** Takes back the last step of an editor with each submission, or with none. */
  undo: (...changes: readonly UndoChange[]) => Promise<ChangeResult>;
  /** Returns the submissions with which an editor took a step at a time, and whose step was not undone. */
  findTaken: (step: { step: Step; editor: string; at: number }) => Promise<{ id: string; version: number }[]>;
  addNote: (change: SubmissionChange & { text: string }) => Promise<ChangeResult>;
  /**
   * Stores an intent. Returns false, and stores nothing, when the submission has another one or a page.
   * @param earlier the files of the intent that it replaces; returns false when that one was settled or claimed meanwhile
   */
  storeIntent: (intent: Intent, earlier?: string) => Promise<boolean>;
  /** Returns the intents whose step has not ended. */
  findIntents: () => Promise<Intent[]>;
  /**
   * Claims an intent before its files are removed: its step can no longer be taken. Returns false when it is not stored. One that a
   * server has claimed before it ended can be claimed again.
   */
  claimIntent: (intent: Intent) => Promise<boolean>;
  /** Ends an intent. The history gets the files that stay, if there are any. */
  settleIntent: (settled: Intent & { at: number; kept: readonly string[] }) => Promise<void>;
  close: () => void;
};
