import type { SurePromise } from '@/lib/sure-promise.ts';
import { toErrorCode, type StorageErrorCode } from './errors.ts';

async function runWork(work: () => Promise<unknown>): Promise<StorageErrorCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = toErrorCode(error);
    // A programming error: report it, and tell the caller that the work was not done.
    if (code === undefined) reportError(error);
    return code ?? 'broken';
  }
}

/** Runs storage work and resolves with an error code instead of rejecting; undefined on success. */
export const toResult = (work: () => Promise<unknown>): SurePromise<StorageErrorCode | undefined> => runWork(work);
