/**
 * How long the inbox stores each kind of submission, and why. The time counts from the last change of its state, so a submission
 * that an editor works on stays. Operators set other times with `INBOX_RETENTION`.
 */
import type { ActionName } from '@/forms/model/actions.ts';
import type { ExpiryRule } from './store/inbox-store.ts';

/** Actions whose records are not those of a form. */
type OtherAction = 'chat' | 'post' | 'shareCard';

type Period = { days: number; reason: string };

const DAY_MS = 24 * 60 * 60 * 1_000;

export const RETENTION: Readonly<Partial<Record<ActionName | OtherAction, Period>>> = {
  contact: { days: 180, reason: 'questions come back within half a year' },
  report: { days: 180, reason: 'an error that is fixed needs no report' },
  message: { days: 365, reason: 'both sides refer to an inquiry until the order is complete' },
  chat: { days: 365, reason: 'as inquiries' },
  shareCard: { days: 90, reason: 'the card is passed on at once' },
  quotation: { days: 365, reason: 'prices are compared for a year' },
  buyServices: { days: 365, reason: 'as requests for quotation' },
  post: { days: 365, reason: 'the published post is content of its own' },
  sellServices: { days: 365, reason: 'the published offer is content of its own' },
  getHired: { days: 180, reason: 'an application is no longer of use after half a year' },
  postJob: { days: 365, reason: 'the published job is content of its own' },
  postProject: { days: 365, reason: 'the published project is content of its own' },
  publishStore: { days: 730, reason: 'editors compare a change of a store with what it said before' },
  ownProduct: { days: 730, reason: 'as stores' },
  campaign: { days: 365, reason: 'a campaign runs for months, and its answer is of use until it ends' },
  reseller: { days: 730, reason: 'shows who registered as long as the contract may run' },
};

/** Of kinds that a later version of the site may send. */
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

/** Returns before which time submissions are erased. */
export function getExpiryRule(now: number, days: RetentionDays = {}): ExpiryRule {
  const before = Object.entries(RETENTION).map(
    ([action, period]) => [action, now - (days[action] ?? period.days) * DAY_MS] as const,
  );
  return {
    before: Object.fromEntries(before),
    others: now - DEFAULT_DAYS * DAY_MS,
    tombstones: now - TOMBSTONE_DAYS * DAY_MS,
  };
}
