/** The reviews of records in the database. Each function is one transaction. */
import type { Database } from '../database.ts';
import { StoredRecord, type Review } from '../schemas/stored-record.ts';
import { createSettingTable } from '../tables/settings.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import type { ReviewUpdate } from './parse-reviews.ts';
import { getNextPoll, getNextRound, type PollLog } from './schedule.ts';

const KEY = 'review-questions';

/** A round of polling: the records, and what is stored again when it fails. */
export type Round = { records: StoredRecord[]; log: PollLog };

const isSame = (review: Review | undefined, update: ReviewUpdate): boolean =>
  review?.state === update.state &&
  review.at === update.at &&
  review.link === update.link &&
  review.reason === update.reason &&
  review.answer === update.answer;

/** Returns the functions that read and store reviews. They reject with a `StorageError`. */
export function createReviewTable(database: Database) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const settings = createSettingTable(database);

  /** Returns the records that the device still polls. */
  const findOpen = async (now: number): Promise<StoredRecord[]> => {
    const delivered = await database.records.where('delivery.state').equals('delivered').toArray();
    return records.parseAll(delivered).filter((record) => getNextPoll(record, now, now) !== Infinity);
  };

  return withStorageErrors({
    findOpen,

    /** Returns when the next round is due; Infinity for never. */
    getNextRound: async (now: number, shouldSaveData: boolean): Promise<number> =>
      getNextRound(await findOpen(now), await settings.get(KEY), { now, shouldSaveData }),

    /** Claims the round that is due, so that no other tab polls at the same time. Returns undefined when none is. */
    claimRound: (now: number, shouldSaveData: boolean) =>
      database.transaction('rw', database.records, database.settings, async (): Promise<Round | undefined> => {
        const log = await settings.get(KEY);
        const open = await findOpen(now);
        if (getNextRound(open, log, { now, shouldSaveData }) > now) return undefined;
        const after = log.askedAt > now ? 0 : log.askedAt;
        await settings.set(KEY, { askedAt: now });
        return { records: open.filter((record) => getNextPoll(record, after, now) <= now), log };
      }),

    /** Makes the records of a round that failed due again, at a later time. */
    postpone: ({ askedAt, failures = 0 }: PollLog, notBefore: number): Promise<void> =>
      settings.set(KEY, { askedAt, notBefore, failures: failures + 1 }),

    /** Stores the changed reviews in one transaction, because each transaction reruns all queries over delivered records. */
    store: (updates: readonly ReviewUpdate[], now: number) =>
      database.transaction('rw', database.records, async (): Promise<void> => {
        for (const { id, ...review } of updates) {
          const record = await records.get(id);
          if (!record || isSame(record.review, { id, ...review })) continue;
          await records.upsert({ ...record, review: { ...review, seenAt: now } });
        }
      }),
  });
}

export type ReviewTable = ReturnType<typeof createReviewTable>;
