/** Delivers records, one at a time, as long as the page is open. */
import type { Database } from '../database.ts';
import { StorageError } from '../errors/storage-error.ts';
import { clearError, reportErrorCode } from '../errors/reported-errors.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { observeQuery } from '../observe-query.ts';
import { getNextDelivery } from './next-delivery.ts';
import { isCausedBy } from '../errors/to-storage-error.ts';
import { MAX_TIMER_MS, WakeSignal } from './wake-signal.ts';
import { omitWithheld } from './payload.ts';
import { createQueue, type Queue } from './queue.ts';
import { send } from './send.ts';
import type { OutboxEnvironment } from './environment.ts';

export type Outbox = {
  /** Stops the outbox. The next tab or page resumes a request in progress. */
  stop: () => Promise<void>;
};

type Run = { url: string; queue: Queue; wakeSignal: WakeSignal; environment: OutboxEnvironment; signal: AbortSignal };

/** Milliseconds until storage is tried again after an error. */
const STORAGE_RETRY_DELAY_MS = 30_000;

async function deliver(record: StoredRecord, { url, queue, environment, signal }: Run): Promise<void> {
  const files = await queue.getFiles(omitWithheld(record));
  const outcome = files ? await send(url, record, files, environment, signal) : ({ reason: 'file-missing' } as const);
  // After an abort, the outcome is unknown. The next run resolves it with the idempotency key.
  if (signal.aborted) return;
  await queue.recordOutcome(
    record.id,
    getNextDelivery(record.delivery, outcome, environment.now(), environment.random()),
  );
}

/** Delivers the next due record, or waits until one is due or something changes. */
async function processNext({ queue, wakeSignal, environment, ...rest }: Run): Promise<void> {
  if (!environment.isOnline()) {
    await queue.markOffline(environment.now());
    return wakeSignal.wait(MAX_TIMER_MS);
  }
  const record = await queue.claim(environment.now());
  if (record) return deliver(record, { queue, wakeSignal, environment, ...rest });
  const due = await queue.getNextDue(environment.now());
  // The clock may have advanced or been set while the queue was read.
  return wakeSignal.wait(Math.min(Math.max(due - environment.now(), 0), MAX_TIMER_MS));
}

/** Processes records until stopped, or until the database is closed for a newer version of the site. */
async function run(context: Run): Promise<void> {
  const { queue, wakeSignal, environment, signal } = context;
  const isClosed = (error: unknown) => signal.aborted || isCausedBy(error, 'DatabaseClosedError');
  let hasRecovered = false;
  while (!signal.aborted) {
    try {
      if (!hasRecovered) await queue.recover(environment.now());
      hasRecovered = true;
      await processNext(context);
      clearError('full');
    } catch (error) {
      if (isClosed(error)) return;
      if (!(error instanceof StorageError)) throw error;
      reportErrorCode(error.code);
      hasRecovered = false;
      await wakeSignal.wait(STORAGE_RETRY_DELAY_MS);
    }
  }
}

/**
 * Starts to deliver records.
 * @param url endpoint that records are posted to
 */
export function openOutbox(url: string, database: Database, environment: OutboxEnvironment): Outbox {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queue = createQueue(database);

  const done = environment.runExclusively(async () => {
    const wakeSignal = new WakeSignal(environment.setTimer);
    const wake = () => {
      wakeSignal.wake();
    };
    signal.addEventListener('abort', wake);
    const unwatch = observeQuery(queue.listReady, wake);
    const unhook = environment.whenOnline(() => {
      // The next round reports an error.
      queue.retryUnreachable(environment.now()).then(wake, wake);
    });
    try {
      await run({ url, queue, wakeSignal, environment, signal });
    } finally {
      unwatch();
      unhook();
    }
  }, signal);

  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
