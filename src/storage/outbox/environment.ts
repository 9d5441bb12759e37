/** Platform services that the outbox depends on. Tests inject fakes. */

export type OutboxEnvironment = {
  /** Returns milliseconds since 1970. */
  now: () => number;
  /** Returns a random number in [0, 1). */
  random: () => number;
  fetch: typeof fetch;
  /** Calls back after a delay. Returns the function that cancels it. */
  setTimer: (milliseconds: number, wake: () => void) => () => void;
  /** Runs the work when no other tab does. Resolves without running it when the signal aborts first. */
  runExclusively: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Returns false when there is certainly no network. */
  isOnline: () => boolean;
  /** Calls back when the network returns. Returns the function that unsubscribes. */
  whenOnline: (changed: () => void) => () => void;
};

const LOCK = 'ino-outbox';

/**
 * Elects one tab to send; when it is closed, the next one takes over. Without the Web Locks API every tab sends, and
 * the idempotency key prevents the receiver from storing a record twice.
 */
async function runExclusively(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  try {
    await locks.request(LOCK, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

export const browserEnvironment: OutboxEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  fetch: (...request) => fetch(...request),
  setTimer: (milliseconds, wake) => {
    const timer = setTimeout(wake, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  runExclusively,
  isOnline: () => navigator.onLine,
  whenOnline: (changed) => {
    addEventListener('online', changed);
    return () => {
      removeEventListener('online', changed);
    };
  },
};
