/** Storage functions for submissions of forms. Apart from those for drafts, because other islands have drafts too. */
import { toResult } from '@/storage/to-result.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { openUserData } from '@/storage/open.ts';
import type { Json } from '@/storage/base-schemas.ts';
import type { Delivery } from '@/storage/schemas.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { getAction } from './actions.ts';
import { isFileRefs } from '../files/file-refs.ts';
import type { MissingFiles } from '../files/claim-files.ts';
import { readOrUndefined } from './read-or-undefined.ts';
import type { NewRecord } from './record.ts';

/** Delivery state of records that are not queued for delivery. */
const LOCAL_DELIVERY: Delivery = { state: 'saved', tries: 0 };

/** Resolves to undefined when an optional module fails to load. */
const orUndefined = <Module>(module: Promise<Module>): Promise<Module | undefined> => module.catch(() => undefined);

/** Returns the files that the form refers to and that are no longer stored. Empty when storage is not available. */
export async function findMissingFiles(typed: Record<string, Json>): Promise<MissingFiles> {
  // Loaded lazily: few forms have files.
  if (!Object.values(typed).some((value: unknown) => isFileRefs(value) && value.length > 0)) return [];
  const gone = await readOrUndefined(async () => {
    const [part, device] = await Promise.all([orUndefined(import('../files/claim-files.ts')), openUserData()]);
    return part?.findMissingFiles(device, typed);
  });
  return gone ?? [];
}

/**
 * Stores a record and deletes its draft, which undo restores. Submitting the same record id again has no effect.
 * @param values current values of the form
 */
export const submitRecord = (
  record: NewRecord,
  draft: string,
  values: Record<string, Json>,
): SurePromise<StorageErrorCode | undefined> =>
  toResult(async () => {
    const { records } = await openUserData();
    const { localOnly, keepsOtherAnswers, choosesPlace } = getAction(record.action);
    await records.submit(record, {
      draft,
      values,
      ...(localOnly && { delivery: LOCAL_DELIVERY }),
      ...(keepsOtherAnswers && { fields: Object.keys(values) }),
      ...(choosesPlace && { choosesPlace }),
    });
    startDelivery();
  });
