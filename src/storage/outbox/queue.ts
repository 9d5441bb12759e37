/** The queue of records to deliver, and their state changes. Each function is one transaction. */
import type { Database } from '../database.ts';
import { findFiles } from '../file-owners.ts';
import { FileRow, type StoredFile } from '../schemas/stored-file.ts';
import { StoredRecord, type Delivery } from '../schemas/stored-record.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { toStoredFile } from '../tables/files.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { MAX_RETRY_AFTER_MS } from './receiver-response.ts';
import { createToken } from './token.ts';

/** Returns when a record is due. Limits times in the future, because the clock may have been set back. */
const getDueTime = ({ next = 0 }: Delivery, now: number): number => (next > now + MAX_RETRY_AFTER_MS ? now : next);

/** Returns whether a record must arrive before another one: the messages of a conversation keep their order. */
const isBefore = (record: StoredRecord, other: StoredRecord): boolean =>
  record.conversation !== undefined &&
  record.conversation === other.conversation &&
  (record.at < other.at || (record.at === other.at && record.id < other.id));

/** Returns the earliest of the open records of each conversation, and all records without one. */
function listFirst(open: readonly StoredRecord[]): StoredRecord[] {
  const first = new Map<string, StoredRecord>();
  for (const record of open) {
    const key = record.conversation ?? record.id;
    const known = first.get(key);
    if (!known || isBefore(record, known)) first.set(key, record);
  }
  return [...first.values()];
}

/** Returns the functions of the queue. They reject with a `StorageError`. */
export function createQueue(database: Database) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const files = new ValidatedTable(database.files, FileRow);

  const listInState = async (state: Delivery['state']): Promise<StoredRecord[]> =>
    records.parseAll(await database.records.where('delivery.state').equals(state).toArray());

  /** Returns the total size of a record's files in bytes. Reads only files whose sizes are not in its answers. */
  const getFileSize = async ({ files: ids, answers }: StoredRecord): Promise<number> => {
    const sizes = new Map(findFiles(answers).map(({ id, size }) => [id, size]));
    const others = ids.filter((id) => !sizes.has(id));
    const rows = others.length > 0 ? files.parseAll(await database.files.bulkGet(others)) : [];
    for (const { id, size } of rows) sizes.set(id, size);
    return ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  };

  /**
   * Returns the queued records that no other one holds back: a message waits until the earlier ones of its conversation were
   * delivered or have failed.
   */
  const listReady = async (): Promise<StoredRecord[]> => {
    const open = [...(await listInState('queued')), ...(await listInState('sending'))];
    return listFirst(open).filter(({ delivery }) => delivery.state === 'queued');
  };

  const runInTransaction = <Result>(work: () => Promise<Result>) => database.transaction('rw', database.records, work);

  /** Updates the delivery of records. */
  const updateDeliveries = async (
    some: readonly StoredRecord[],
    delivery: (before: Delivery) => Delivery,
  ): Promise<void> => {
    for (const record of some) await records.upsert({ ...record, delivery: delivery(record.delivery) });
  };

  return withStorageErrors({
    listReady,

    /** Requeues records that were being sent when their tab was closed. They may have arrived. */
    recover: (now: number) =>
      runInTransaction(async () => {
        const interrupted = await listInState('sending');
        await updateDeliveries(interrupted, (before) => ({ ...before, state: 'queued', next: now, unsure: true }));
      }),

    /**
     * Marks the next due record as being sent and returns it; from then on it cannot be undone. Picks the one with the
     * smallest files, then the oldest, so that a large upload on a slow connection does not delay the others.
     */
    claim: (now: number) =>
      database.transaction('rw', database.records, database.files, async (): Promise<StoredRecord | undefined> => {
        const due = (await listReady()).filter(({ delivery }) => getDueTime(delivery, now) <= now);
        const sized: { record: StoredRecord; size: number }[] = [];
        for (const record of due) sized.push({ record, size: await getFileSize(record) });
        const next = sized.sort((a, b) => a.size - b.size || a.record.at - b.record.at)[0]?.record;
        if (!next) return undefined;
        const { next: _next, ...delivery } = next.delivery;
        // A record that may have arrived keeps its body: without a token if an earlier version of the site sent it.
        const isNew = delivery.tries === 0 && !delivery.unsure && next.token === undefined;
        return records.upsert({
          ...next,
          ...(isNew && { token: createToken() }),
          delivery: { ...delivery, state: 'sending' },
        });
      }),

    /**
     * Stores the result of an attempt. When several tabs send, another may have been faster: then only a successful
     * delivery is stored.
     */
    recordOutcome: (id: string, delivery: Delivery) =>
      runInTransaction(async () => {
        const record = await records.get(id);
        if (!record) return;
        if (record.delivery.state !== 'sending' && delivery.state !== 'delivered') return;
        const { draft: _draft, ...delivered } = record;
        if (delivery.state === 'delivered') await records.upsert({ ...delivered, delivery });
        // Another tab may be sending the record at the same time, so its uncertainty stays.
        else await updateDeliveries([record], ({ unsure }) => ({ ...delivery, ...(unsure && { unsure }) }));
      }),

    /** Marks new records, and due ones that failed before, as offline. Does not count as an attempt. */
    markOffline: (now: number) =>
      runInTransaction(async () => {
        const unmarked = (await listInState('queued')).filter(
          ({ delivery }) => delivery.reason !== 'offline' && (!delivery.reason || getDueTime(delivery, now) <= now),
        );
        await updateDeliveries(unmarked, ({ status: _status, said: _said, ...before }) => ({
          ...before,
          reason: 'offline',
        }));
      }),

    /** Makes records due that failed because the receiver could not be reached. */
    retryUnreachable: (now: number) =>
      runInTransaction(async () => {
        const unreachable = (await listInState('queued')).filter(
          ({ delivery: { reason } }) => reason === 'unreachable',
        );
        await updateDeliveries(unreachable, (before) => ({ ...before, next: now }));
      }),

    /** Returns when the next record is due; Infinity when none can be sent. */
    getNextDue: async (now: number): Promise<number> =>
      Math.min(...(await listReady()).map(({ delivery }) => getDueTime(delivery, now))),

    /** Returns the files of a record in its order, or undefined when one is missing. */
    getFiles: async ({ files: ids }: StoredRecord): Promise<StoredFile[] | undefined> => {
      const stored = files.parseAll(await database.files.bulkGet(ids));
      return stored.length === ids.length ? stored.map(toStoredFile) : undefined;
    },
  });
}

export type Queue = ReturnType<typeof createQueue>;
