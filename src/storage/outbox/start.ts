/** Starts the outbox with the visitor's storage. Loaded only on sites with a receiver. */
import type { Database } from '../database.ts';
import { openStorage } from '../open.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { browserEnvironment } from './environment.ts';

/** Polls the inbox about delivered records. When the script cannot be loaded, the next page polls. */
function startReviews(url: string, database: Database): void {
  import('../reviews/start.ts').then(
    ({ startPolling }) => {
      startPolling(url, database);
    },
    () => undefined,
  );
}

/**
 * Starts to deliver records, and to poll the inbox about delivered ones.
 * @param url endpoint that records are posted to
 * @throws StorageError `newer` as `openStorage` does
 */
export async function startOutbox({ url }: { url: string }): Promise<Outbox> {
  const { database, isPersistent } = await openStorage();
  startReviews(url, database);
  // Only this page sees in-memory data, so no other tab can send it.
  const runExclusively = isPersistent ? browserEnvironment.runExclusively : (work: () => Promise<void>) => work();
  return openOutbox(url, database, { ...browserEnvironment, runExclusively });
}
