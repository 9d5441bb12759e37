/** The storage of the inbox, as an interface: SQLite implements it for a single server. */
import { REVIEW_STATES } from '@/storage/schemas/stored-record.ts';

/** A file of a submission. Its bytes are in the file folder, under a generated name. */
export type InboxFile = {
  /** The name on the sender's device, for display only. */
  name: string;
  /** The MIME type that the content has. */
  type: string;
  /** Bytes. */
  size: number;
  storedName: string;
};

/**
 * States of a submission, as the sender sees them:
 * - `received`: stored, and no editor has opened it
 * - `in-review`: an editor is looking at it
 * - `accepted`: its page is written, and is not public yet
 * - `published`: its page is public
 * - `declined`: an editor declined it, with a reason
 * - `answered`: an editor answered it, with a text
 */
export const SUBMISSION_STATES = REVIEW_STATES;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export type NewSubmission = {
  /** UUID of the record, and its idempotency key. */
  id: string;
  /** Hash of the record and its files. The same key with another one is not a retry. */
  fingerprint: string;
  /** The record as JSON, without its token. */
  record: string;
  /** Hash of the token with which the sender asks for the state. */
  tokenHash?: string | undefined;
  /** Pseudonym of the sender's address, for the limits. */
  sender: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  files: readonly InboxFile[];
};

/** The maximum that one sender may store in a day. */
export type SenderLimits = { entries: number; bytes: number };

/**
 * - `stored`: the submission is new and stored
 * - `known`: it was stored before
 * - `changed`: another submission was stored under its key
 * - `too-many`: the sender has reached a limit; nothing was stored
 */
export type AddResult = 'stored' | 'known' | 'changed' | 'too-many';

/** The id of a submission and the hash of the token that proves who sent it. */
export type HashedClaim = { id: string; tokenHash: string };

/** What the sender learns about a submission. */
export type SubmissionStatus = {
  id: string;
  state: SubmissionState;
  /** Milliseconds since 1970 at which the submission got this state. */
  at: number;
  /** Address of the public page, as a path of the site: with `published`. */
  link?: string;
  /** Why it was declined, as plain text: with `declined`. */
  reason?: string;
  /** What the editor answered, as plain text: with `answered`. */
  answer?: string;
};

/** All that is stored about a submission, for its sender. */
export type StoredSubmission = SubmissionStatus & {
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The record as it was sent, without its token. */
  record: unknown;
  files: readonly Omit<InboxFile, 'storedName'>[];
};

/** Submissions that are gone, and their files, which are then deleted from the disk. */
export type ErasedSubmissions = { ids: string[]; storedNames: string[] };

/** The times before which everything is erased, in milliseconds since 1970. */
export type ExpiryRule = {
  /** By action of the record: submissions whose state is older. */
  before: Readonly<Record<string, number>>;
  /** Of other actions. */
  others: number;
  /** Tombstones. */
  tombstones: number;
};

/**
 * Why the storage failed:
 * - `busy`: another process uses the database
 * - `full`: the disk is full or fails
 */
export type InboxStoreErrorCode = 'busy' | 'full';

export class InboxStoreError extends Error {
  readonly code: InboxStoreErrorCode;

  constructor(code: InboxStoreErrorCode, options: ErrorOptions) {
    super(`The storage of the inbox is ${code}`, options);
    this.name = 'InboxStoreError';
    this.code = code;
  }
}

/** Each function rejects with an `InboxStoreError` when the storage fails for a while, and with another error for good. */
export type InboxStore = {
  /** Compares a submission with what is stored under its key. Returns undefined for a new key. */
  compare: (id: string, fingerprint: string) => Promise<Extract<AddResult, 'known' | 'changed'> | undefined>;
  /** Returns whether a submission of some bytes may be added: its key is known, or its sender has not reached a limit. */
  canAdd: (asked: { id: string; sender: string; bytes: number }, limits: SenderLimits) => Promise<boolean>;
  /** Stores a submission and its key in one transaction. */
  add: (submission: NewSubmission, limits: SenderLimits) => Promise<AddResult>;
  /** Returns the states of the submissions whose token is right, in the order of the claims. */
  findStates: (claims: readonly HashedClaim[]) => Promise<SubmissionStatus[]>;
  /** Returns all that is stored about the submissions whose token is right. */
  export: (claims: readonly HashedClaim[]) => Promise<StoredSubmission[]>;
  /** Erases the submissions whose token is right. Those erased before are among them. */
  erase: (claims: readonly HashedClaim[], now: number) => Promise<ErasedSubmissions>;
  /** Returns how many of the submissions were erased, among those whose token is right. */
  countErased: (claims: readonly HashedClaim[]) => Promise<number>;
  /** Erases some of the submissions whose time is over. The caller repeats it until there are none. */
  eraseExpired: (rule: ExpiryRule, now: number) => Promise<ErasedSubmissions>;
  /** Returns those of the given names that a stored file has. */
  findStoredNames: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  close: () => void;
};
