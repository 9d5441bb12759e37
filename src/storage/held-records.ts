/**
 * Records that wait on the device until something confirms them, and drafts that replace them. Apart, and without the schemas
 * of the rows, because few pages need it: what is changed here was checked when it was kept.
 */
import type { Database } from './database.ts';
import { createInitialDelivery } from './outbox/policy.ts';
import type { Draft, StoredRecord } from './schemas.ts';

/** Says that what is made from a draft takes the place of a record; without one, that it stands for itself. */
export const replaceBy = (database: Database, draft: string, record?: string): PromiseLike<unknown> =>
  database.drafts.where('id').equals(draft).modify({ replaces: record });

/**
 * Lets go of a record that was held until it was confirmed: it is delivered as if it was submitted now, and no draft replaces
 * it any more.
 */
export const release = (database: Database, id: string, delivery = createInitialDelivery(Date.now())): Promise<void> =>
  database.transaction('rw', database.records, database.drafts, async () => {
    const record = (await database.records.get(id)) as StoredRecord | undefined;
    if (record?.delivery.state === 'saved' && !record.delivery.unsure)
      await database.records.put({ ...record, delivery });
    await database.drafts.filter((draft) => (draft as Draft).replaces === id).modify({ replaces: undefined });
  });
