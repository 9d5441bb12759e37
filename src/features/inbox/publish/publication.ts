/** Types of publishing: what an accepted submission becomes, and what an editor must add before. */
import type { ContentIssue } from '@/cms/bridge/index.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { PublishingKind } from './kinds.ts';

/** A written file. Its path is relative to the root of the project. */
export type PublicationFile = { path: string; sha256: string };

/** Files that are about to be written or removed, all or none of them. */
export type PlannedFiles = {
  files: readonly PublicationFile[];
  /** The path under which they are written before they get their own. */
  temporary?: string;
};

/** An entry that was written to the content. */
export type Publication = {
  kind: PublishingKind;
  collection: string;
  slug: string;
  /** Path of the page that shows it. */
  address: string;
  /** All files of the entry, and of the entries that were written with it. */
  files: readonly PublicationFile[];
  /** The products of a store, in the order of the submission; their files are among those of the store. */
  products?: readonly Publication[];
};

/** A file of the submission, in the order of the record. */
export type AttachedFile = { name: string; type: string; size: number; read: () => Promise<Uint8Array> };

/** A submission: the record as the receiver parsed it, or as the editor changed its answers, and its files. */
export type PublishedSubmission = {
  record: Omit<WireRecord, 'token'>;
  files: readonly AttachedFile[];
};

export type PublishInput = PublishedSubmission & {
  /** The products of a store, which are published with it. */
  products?: readonly PublishedSubmission[];
  /** The root of the project, an absolute path or a URL. */
  root: URL | string;
  receivedAt: number;
  /** What the editor adds, by the name of the detail. */
  details?: Readonly<Record<string, string>>;
};

/**
 * What content needs and no answer contains, such as the place of a buyer. An editor may change its value before accepting.
 * Amounts are in US dollars, days as in 2026-11-20.
 */
export type Detail = {
  name: string;
  label: string;
  kind: 'text' | 'longText' | 'money' | 'integer' | 'date' | 'select';
  /** Only for `select`. */
  options: readonly { value: string; label: string }[];
  /** The editor's value, or the suggested one; empty if there is none. */
  value: string;
};

/**
 * A reason against publishing, for people. `field` is the key of the answer or the name of the detail, and `file` is empty; or they
 * are a content file and a path in it. What concerns a product of a store begins with `products.0.`.
 */
export type PublishIssue = ContentIssue & {
  /** The name of the answer or detail, as the queue shows it. */
  label?: string | undefined;
};

/** A file as it would be written. */
export type PreparedFile = { path: string; contents: Uint8Array };

/** An entry that can be written under any slug. */
export type EntryPlan = {
  collection: string;
  /** Beginning of the slug. */
  slug: string;
  /**
   * Returns the values of the fields, as the admin has them while an entry is edited. Missing ones are empty.
   * @param slug slug of this entry
   * @param others slugs of the plans before it, by collection
   */
  createState: (slug: string, others: ReadonlyMap<string, string>) => Readonly<Record<string, unknown>>;
  /** Returns the path of the page that shows the entry. People have none. */
  getAddress?: (slug: string, others: ReadonlyMap<string, string>) => string;
  /** Whether this is the submission itself, and not an entry that is written with it. */
  isMain?: boolean;
};

export type PreparedPublication = {
  kind: PublishingKind;
  /** Empty when it can be published. */
  issues: readonly PublishIssue[];
  details: readonly Detail[];
  /** What would be written now. Empty when an answer or a detail is wrong. */
  publication: Publication | undefined;
  files: readonly PreparedFile[];
  /** The entries in the order in which they are written: each refers only to those before it. */
  plans: readonly EntryPlan[];
};

/** What an editor sees before accepting a submission. */
export type PublicationDescription = Pick<PreparedPublication, 'issues' | 'details'>;

/** Rejects because something prevents publishing or removing. */
export class PublishError extends Error {
  readonly issues: readonly PublishIssue[];

  constructor(issues: readonly PublishIssue[]) {
    super(issues.map(({ file, field, reason }) => [file, field, reason].filter(Boolean).join(': ')).join('\n'));
    this.name = 'PublishError';
    this.issues = issues;
  }
}
