/** Distinguishes temporary errors of SQLite from permanent ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { InboxStoreError, type InboxStoreErrorCode } from './inbox-store.ts';

/** Primary result codes of SQLite: busy, locked, disk error, disk full. */
const CODES: Readonly<Partial<Record<number, InboxStoreErrorCode>>> = { 5: 'busy', 6: 'busy', 10: 'full', 13: 'full' };

/** Milliseconds between two attempts while another process uses the database, and their number. */
const RETRY_DELAY_MS = 20;
const MAX_ATTEMPTS = 50;

/** Returns why an operation of SQLite failed; undefined for any other error. */
export function getStoreErrorCode(error: unknown): InboxStoreErrorCode | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  // An extended code has the primary one in its last byte.
  return typeof code === 'number' ? CODES[code & 0xff] : undefined;
}

/**
 * Runs an operation, and again while the database is busy. It waits here and not in SQLite, which would stop the server.
 * @throws InboxStoreError
 */
export async function retryWhileBusy<Value>(operation: () => Value): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return operation();
    } catch (error) {
      const code = getStoreErrorCode(error);
      if (code === undefined) throw error;
      if (code !== 'busy' || attempt === MAX_ATTEMPTS) throw new InboxStoreError(code, { cause: error });
    }
    await sleep(RETRY_DELAY_MS);
  }
}
