/**
 * How long the inbox stores each kind of submission, and why. The time counts from the last change of its state, so a submission
 * that an editor works on stays. Operators set other times with `INBOX_RETENTION`.
 */
import type { ActionName } from '@/forms/model/actions.ts';
import type { ExpiryRule } from './store/inbox-store.ts';

/** Actions whose records are not those of a form. */
type OtherAction = 'chat' | 'post' | 'shareCard';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days by action, each with its reason. */
export const RETENTION: Readonly<Partial<Record<ActionName | OtherAction, number>>> = {
  // Questions come back within half a year.
  contact: 180,
  // An error that is fixed needs no report.
  report: 180,
  // Both sides refer to an inquiry until the order is complete.
  message: 365,
  // Both sides refer to a chat as they do to an inquiry.
  chat: 365,
  // The card is passed on at once.
  shareCard: 90,
  // Prices are compared for a year.
  quotation: 365,
  // Prices are compared as those of a quotation are.
  buyServices: 365,
  // The published post is content of its own.
  post: 365,
  // The published offer is content of its own.
  sellServices: 365,
  // An application is no longer of use after half a year.
  getHired: 180,
  // The published job is content of its own.
  postJob: 365,
  // The published project is content of its own.
  postProject: 365,
  // Editors compare a change of a store with what it said before.
  publishStore: 730,
  // Editors compare a change of a product as they do one of a store.
  ownProduct: 730,
  // A campaign runs for months, and its answer is of use until it ends.
  campaign: 365,
  // It shows who registered, as long as the contract may run.
  reseller: 730,
};

/** Days of the kinds that a later version of the site may send. */
const DEFAULT_DAYS = 365;

/** A phone that was off for a year still sends its records. */
const TOMBSTONE_DAYS = 400;

/** Periods in days that an operator has set, by action. */
export type RetentionDays = Readonly<Partial<Record<string, number>>>;

/**
 * Reads periods as in `contact=90, chat=30`.
 * @throws Error that names the variable
 */
export function parseRetention(text: string): RetentionDays {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const entries = parts.map((part) => {
    const [, action = '', days = ''] = /^(\w+)=(\d{1,5})$/.exec(part) ?? [];
    if (Object.hasOwn(RETENTION, action) && Number(days) > 0) return [action, Number(days)] as const;
    throw new Error(
      `INBOX_RETENTION contains “${part}”: write days as contact=90, for ${Object.keys(RETENTION).join(', ')}`,
    );
  });
  return Object.fromEntries(entries);
}

/** Returns the times before which submissions are erased. */
export function getExpiryRule(now: number, days: RetentionDays = {}): ExpiryRule {
  const before = Object.entries(RETENTION).map(
    ([action, period]) => [action, now - (days[action] ?? period) * DAY_MS] as const,
  );
  return {
    before: Object.fromEntries(before),
    others: now - DEFAULT_DAYS * DAY_MS,
    tombstones: now - TOMBSTONE_DAYS * DAY_MS,
  };
}
