/** The records that wait to be sent, and what may happen to them. Each function is one transaction. */
import type { Database } from '../database.ts';
import { StoredFile, StoredRecord, type Delivery } from '../schemas.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { MAX_RETRY_AFTER_MS } from './outcome.ts';

/** When a record is due. A clock that was put back must not hold it for ever. */
const dueAt = ({ next = 0 }: Delivery, now: number): number => (next > now + MAX_RETRY_AFTER_MS ? now : next);

export function createQueue(database: Database) {
  const records = new ValidatedTable(database.records, StoredRecord);
  const files = new ValidatedTable(database.files, StoredFile);

  const inState = async (state: Delivery['state']): Promise<StoredRecord[]> =>
    records.parseAll(await database.records.where('delivery.state').equals(state).toArray());

  /** Bytes of the files of a record. */
  const sizeOf = async ({ files: ids }: StoredRecord): Promise<number> =>
    files.parseAll(await database.files.bulkGet(ids)).reduce((sum, { size }) => sum + size, 0);

  const change = <Result>(work: () => Promise<Result>) => database.transaction('rw', database.records, work);

  /** Puts records back, changed. */
  const redeliver = async (some: readonly StoredRecord[], delivery: (before: Delivery) => Delivery): Promise<void> => {
    for (const record of some) await records.upsert({ ...record, delivery: delivery(record.delivery) });
  };

  return {
    waiting: () => inState('queued'),

    /** What a tab was sending when it went: that may have arrived. */
    recover: (now: number) =>
      change(async () => {
        const lost = await inState('sending');
        await redeliver(lost, (before) => ({ ...before, state: 'queued', next: now, unsure: true }));
      }),

    /**
     * Marks a record that is due as being sent, and gives it: from here on Undo comes too late. It is the one with the
     * smallest files, and of those the oldest: a large upload on a slow line must not hold up the others.
     */
    claim: (now: number) =>
      database.transaction('rw', database.records, database.files, async (): Promise<StoredRecord | undefined> => {
        const due = (await inState('queued')).filter(({ delivery }) => dueAt(delivery, now) <= now);
        const sized: { record: StoredRecord; size: number }[] = [];
        for (const record of due) sized.push({ record, size: record.files.length > 0 ? await sizeOf(record) : 0 });
        const next = sized.sort((a, b) => a.size - b.size || a.record.at - b.record.at)[0]?.record;
        if (!next) return undefined;
        const { next: _next, ...delivery } = next.delivery;
        return records.upsert({ ...next, delivery: { ...delivery, state: 'sending' } });
      }),

    /**
     * Writes what came of an attempt. Where tabs send side by side another may have been faster: then only the news that
     * the record is delivered counts.
     */
    settle: (id: string, delivery: Delivery) =>
      change(async () => {
        const record = await records.get(id);
        if (!record) return;
        if (record.delivery.state !== 'sending' && delivery.state !== 'delivered') return;
        const { draft: _draft, ...delivered } = record;
        if (delivery.state === 'delivered') await records.upsert({ ...delivered, delivery });
        // Another tab may be sending it right now: what it is unsure of stays so.
        else await redeliver([record], ({ unsure }) => ({ ...delivery, ...(unsure && { unsure }) }));
      }),

    /** Says of the records that only the network keeps, or that are new, that there is none. That is no attempt. */
    shelve: (now: number) =>
      change(async () => {
        const unsaid = (await inState('queued')).filter(
          ({ delivery }) => delivery.reason !== 'offline' && (!delivery.reason || dueAt(delivery, now) <= now),
        );
        await redeliver(unsaid, ({ status: _status, said: _said, ...before }) => ({ ...before, reason: 'offline' }));
      }),

    /** Makes those due that wait only because nobody was reached. */
    hurry: (now: number) =>
      change(async () => {
        const cut = (await inState('queued')).filter(({ delivery: { reason } }) => reason === 'unreachable');
        await redeliver(cut, (before) => ({ ...before, next: now }));
      }),

    /** When a record is due next; infinite when none waits. */
    nextDue: async (now: number): Promise<number> =>
      Math.min(...(await inState('queued')).map(({ delivery }) => dueAt(delivery, now))),

    /** The files of a record in its order, or undefined when one is gone. */
    filesOf: async ({ files: ids }: StoredRecord): Promise<StoredFile[] | undefined> => {
      const found = files.parseAll(await database.files.bulkGet(ids));
      return found.length === ids.length ? found : undefined;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
