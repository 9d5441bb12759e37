import type { SurePromise } from '@/lib/sure-promise.ts';
import { codeOf, type FaultCode } from './errors.ts';

async function codeOfWork(work: () => Promise<unknown>): Promise<FaultCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    // A mistake of ours: it is reported as one, and whoever acted hears that it was not done.
    if (code === undefined) reportError(error);
    return code ?? 'broken';
  }
}

/** Does something with the device: what goes wrong comes back as a code, never as an error; undefined when it is done. */
export const attempt = (work: () => Promise<unknown>): SurePromise<FaultCode | undefined> => codeOfWork(work);
