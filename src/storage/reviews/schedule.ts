/**
 * When the device polls the inbox about its records. Pure. The times of the polls of a record follow from its own time alone:
 * often at first, then after a quarter of the time that has passed, and at last once a day. So the device only stores when it
 * polled last.
 */
import type { StoredRecord } from '../schemas/stored-record.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_WAIT_MS = 15 * SECOND_MS;
const GROWTH = 1.25;
const MAX_WAIT_MS = DAY_MS;

/** An editor may undo a final state shortly after it was set. */
const SETTLING_MS = HOUR_MS;

/** How long the device polls a record about which nothing happens. The inbox stores some kinds longer. */
export const MAX_POLL_AGE_MS = 365 * DAY_MS;

/** The shortest time between two polls of a visitor who saves data. */
const DATA_SAVER_WAIT_MS = HOUR_MS;

const FINAL_STATES = ['published', 'declined', 'answered'];

/** What the schedule needs of a record. */
export type PolledRecord = Pick<StoredRecord, 'at' | 'delivery' | 'review' | 'token'>;

/** What the device stores about its polls. */
export type PollLog = { askedAt: number; notBefore?: number; failures?: number };

/** Returns when something happened to a record last, on the clock of the device. */
const getChangedAt = ({ at, delivery, review }: PolledRecord): number => review?.seenAt ?? delivery.deliveredAt ?? at;

/**
 * Returns the first time after `after` at which a record is polled; Infinity for never.
 * @param after milliseconds since 1970
 * @param now the same, on the clock of the device
 */
export function getNextPoll(record: PolledRecord, after: number, now: number): number {
  const { delivery, review, token } = record;
  if (delivery.state !== 'delivered' || token === undefined) return Infinity;
  const changedAt = getChangedAt(record);
  const isFinal = review !== undefined && FINAL_STATES.includes(review.state);
  // The clock was set back: without this, nothing would be polled until it has caught up.
  if (changedAt > now + DAY_MS) return isFinal ? Infinity : after + MAX_WAIT_MS;
  const end = changedAt + (isFinal ? SETTLING_MS : MAX_POLL_AGE_MS);
  let age = FIRST_WAIT_MS;
  while (changedAt + age <= after && changedAt + age <= end) age += Math.min(age * (GROWTH - 1), MAX_WAIT_MS);
  const next = changedAt + age;
  return next <= end ? next : Infinity;
}

/**
 * Returns when the device polls next; Infinity for never.
 * @param now milliseconds since 1970
 * @param shouldSaveData whether the visitor asked the browser to use little data
 */
export function getNextRound(
  records: readonly PolledRecord[],
  { askedAt, notBefore = 0 }: PollLog,
  { now, shouldSaveData }: { now: number; shouldSaveData: boolean },
): number {
  // A time in the future: the clock was set back.
  const after = askedAt > now ? 0 : askedAt;
  const due = Math.min(...records.map((record) => getNextPoll(record, after, now)));
  const earliest = notBefore > now + DAY_MS ? 0 : notBefore;
  return Math.max(due, earliest, shouldSaveData && after > 0 ? after + DATA_SAVER_WAIT_MS : 0);
}
