import { codeOf, type FaultCode } from './faults.ts';

/** Does something with the device: what storage refuses comes back as a code; undefined when it is done. */
export async function attempt(work: () => Promise<unknown>): Promise<FaultCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return code;
  }
}
