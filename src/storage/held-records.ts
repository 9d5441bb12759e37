/**
 * Records that are held back until they are confirmed, and the drafts that replace them. Separate from the tables and
 * without their schemas, because few pages need it and the rows were validated when they were stored.
 */
import type { Database } from './database.ts';
import { createInitialDelivery } from './outbox/initial-delivery.ts';
import type { Draft } from './schemas/draft.ts';
import type { StoredRecord } from './schemas/stored-record.ts';

/** Sets the record that a draft replaces when it is submitted; without a record, clears it. */
export const setReplacedRecord = (database: Database, draft: string, record?: string): Promise<unknown> =>
  database.transaction('rw', database.drafts, () =>
    database.drafts.where('id').equals(draft).modify({ replaces: record }),
  );

/** Releases a held record: queues it as if it were submitted now. No draft replaces it any more. */
export const releaseRecord = (
  database: Database,
  id: string,
  delivery = createInitialDelivery(Date.now()),
): Promise<void> =>
  database.transaction('rw', database.records, database.drafts, async () => {
    const record = (await database.records.get(id)) as StoredRecord | undefined;
    if (record?.delivery.state === 'saved' && !record.delivery.unsure)
      await database.records.put({ ...record, delivery });
    await database.drafts.filter((draft) => (draft as Draft).replaces === id).modify({ replaces: undefined });
  });
