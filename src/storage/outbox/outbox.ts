/** Sends records, one at a time, for as long as the page lives. */
import type { Database } from '../database.ts';
import { clearError, toErrorCode, reportError } from '../errors.ts';
import type { StoredRecord } from '../schemas.ts';
import { observeQuery } from '../tables/validated-table.ts';
import { getNextDelivery } from './outcome.ts';
import { WakeSignal } from './wake-signal.ts';
import { createQueue, type Queue } from './queue.ts';
import { send } from './send.ts';
import type { OutboxEnvironment } from './environment.ts';

export type Outbox = {
  /** Ends it. What is being sent is taken up again by the next tab, or with the next page. */
  stop: () => Promise<void>;
};

type Round = { url: string; queue: Queue; bell: WakeSignal; surroundings: OutboxEnvironment; signal: AbortSignal };

/** Timers sleep with the computer, so none is trusted for longer. Milliseconds. */
const LONGEST_SLEEP = 60 * 60 * 1_000;

/** Milliseconds until storage that failed is tried again. */
const STORAGE_PAUSE = 30_000;

async function deliver(record: StoredRecord, { url, queue, surroundings, signal }: Round): Promise<void> {
  const files = await queue.filesOf(record);
  const outcome = files ? await send(url, record, files, surroundings, signal) : ({ fault: 'file-missing' } as const);
  // Stopped: nobody knows whether it arrived, and whoever comes next finds out.
  if (signal.aborted) return;
  await queue.settle(record.id, getNextDelivery(record.delivery, outcome, surroundings.now(), surroundings.random()));
}

/** Sends what is due, then waits until more is or something changed. */
async function round({ queue, bell, surroundings, ...rest }: Round): Promise<void> {
  if (!surroundings.online()) {
    await queue.shelve(surroundings.now());
    return bell.wait(LONGEST_SLEEP);
  }
  const record = await queue.claim(surroundings.now());
  if (record) return deliver(record, { queue, bell, surroundings, ...rest });
  const due = await queue.nextDue(surroundings.now());
  // The clock went on, or was set, while the queue was read.
  return bell.wait(Math.min(Math.max(due - surroundings.now(), 0), LONGEST_SLEEP));
}

/** Rounds until stopped, or until the database is closed because a newer version of the site wants it. */
async function lead(all: Round): Promise<void> {
  const { queue, bell, surroundings, signal } = all;
  const closed = (error: unknown) => signal.aborted || (error instanceof Error && error.name === 'DatabaseClosedError');
  let recovered = false;
  while (!signal.aborted) {
    try {
      if (!recovered) await queue.recover(surroundings.now());
      recovered = true;
      await round(all);
      clearError('full');
    } catch (error) {
      if (closed(error)) return;
      const code = toErrorCode(error);
      if (code === undefined) throw error;
      reportError(code);
      recovered = false;
      await bell.wait(STORAGE_PAUSE);
    }
  }
}

/** @param url where records are posted to */
export function openOutbox(url: string, database: Database, surroundings: OutboxEnvironment): Outbox {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queue = createQueue(database);

  const done = surroundings.alone(async () => {
    const bell = new WakeSignal(surroundings.alarm);
    const ring = () => {
      bell.ring();
    };
    signal.addEventListener('abort', ring);
    const unwatch = observeQuery(queue.waiting, ring);
    const unhook = surroundings.whenOnline(() => {
      // What failed is told by the round that follows.
      queue.hurry(surroundings.now()).then(ring, ring);
    });
    try {
      await lead({ url, queue, bell, surroundings, signal });
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
