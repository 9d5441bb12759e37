/** What the outbox needs of the world around it; tests have a world of their own. */

export type OutboxEnvironment = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  fetch: typeof fetch;
  /** Calls back after so many milliseconds. Returns the function that prevents it. */
  alarm: (milliseconds: number, ring: () => void) => () => void;
  /** Does the work when no other tab does; ends without it when the signal says so first. */
  alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** False when there is no network for sure. */
  online: () => boolean;
  /** Calls back when the network comes. Returns the function that ends it. */
  whenOnline: (changed: () => void) => () => void;
};

const LOCK = 'ino-outbox';

/**
 * One tab sends; when it closes, the next takes over. Where the browser has no locks every tab sends: the
 * key of a record keeps the receiver from storing it twice.
 */
async function aloneAmongTabs(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
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
  alarm: (milliseconds, ring) => {
    const timer = setTimeout(ring, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  alone: aloneAmongTabs,
  online: () => navigator.onLine,
  whenOnline: (changed) => {
    addEventListener('online', changed);
    return () => {
      removeEventListener('online', changed);
    };
  },
};
