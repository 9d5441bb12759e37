/** Storage functions for submissions of forms. They reject with a `StorageError`. Apart from those for drafts, because other islands have drafts too. */
import { LOCAL_DELIVERY } from '@/storage/outbox/initial-delivery.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openUserData } from '@/storage/open.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { SubmitOptions } from '@/storage/tables/records.ts';
import { getAction, type ActionName } from './actions.ts';
import { isFileRefs } from '../files/file-refs.ts';
import type { MissingFiles } from '../files/find-missing-files.ts';
import type { NewRecord } from './record.ts';

/** Returns the files that the form refers to and that are no longer stored. */
export async function loadMissingFiles(typed: Record<string, Json>): Promise<MissingFiles> {
  if (!Object.values(typed).some((value: unknown) => isFileRefs(value) && value.length > 0)) return [];
  // Loaded lazily: few forms have files.
  const [{ findMissingFiles }, userData] = await Promise.all([
    import('../files/find-missing-files.ts'),
    openUserData(),
  ]);
  return findMissingFiles(userData, typed);
}

/**
 * Returns how a record of an action is stored.
 * @param values values of the form
 */
export function createSubmitOptions(action: ActionName, values: Record<string, Json>): SubmitOptions {
  const { isLocal, shouldMergeAnswers, shouldSetPlace, shouldResume, hasProducts } = getAction(action);
  return {
    values,
    ...(isLocal && { delivery: LOCAL_DELIVERY }),
    ...(shouldMergeAnswers && { fields: Object.keys(values) }),
    ...(shouldSetPlace && { shouldSetPlace }),
    ...(shouldResume && { shouldResume }),
    ...(hasProducts && { hasProducts }),
  };
}

/**
 * Stores a record and deletes its draft, which undo restores. Submitting the same record id again has no effect.
 * @param values current values of the form
 */
export async function submitRecord(record: NewRecord, draft: string, values: Record<string, Json>): Promise<undefined> {
  const { records } = await openUserData();
  await records.submit(record, { draft, ...createSubmitOptions(record.action, values) });
  startDelivery();
  return undefined;
}
