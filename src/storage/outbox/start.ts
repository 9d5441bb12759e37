/** Starts the outbox over the visitor's device. Loaded only where records leave it. */
import { openStorage } from '../open.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { browserEnvironment } from './environment.ts';

/**
 * @param url where records are posted to
 * @throws DeviceFault `newer` as `device()` does
 */
export async function startOutbox({ url }: { url: string }): Promise<Outbox> {
  const { database, lasting } = await openStorage();
  // What lives in this page only, only this page can send.
  const alone = lasting ? browserEnvironment.alone : (work: () => Promise<void>) => work();
  return openOutbox(url, database, { ...browserEnvironment, alone });
}
