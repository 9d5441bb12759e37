import type { SurePromise } from '@/lib/sure-promise.ts';
import { toErrorCode, type StorageErrorCode } from './errors.ts';

async function codeOfWork(work: () => Promise<unknown>): Promise<StorageErrorCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = toErrorCode(error);
    // A mistake of ours: it is reported as one, and whoever acted hears that it was not done.
    if (code === undefined) reportError(error);
    return code ?? 'broken';
  }
}

/** Does something with the device: what goes wrong comes back as a code, never as an error; undefined when it is done. */
export const toResult = (work: () => Promise<unknown>): SurePromise<StorageErrorCode | undefined> => codeOfWork(work);
