import { liveQuery } from 'dexie';
import { reportErrorCode } from './errors/reported-errors.ts';
import { getErrorCode } from './errors/storage-error.ts';
import { isCausedBy, toStorageError } from './errors/to-storage-error.ts';

/**
 * Calls back with the result of a query, now and after each change in this tab or another. Returns the function that
 * unsubscribes.
 */
export function observeQuery<Result>(query: () => Promise<Result>, onChange: (result: Result) => void): () => void {
  const subscription = liveQuery(query).subscribe({
    next: onChange,
    error: (error: unknown) => {
      // Dexie runs an interrupted query again.
      if (isCausedBy(error, 'DatabaseClosedError') || isCausedBy(error, 'AbortError')) return;
      reportErrorCode(getErrorCode(toStorageError(error)));
    },
  });
  return () => {
    subscription.unsubscribe();
  };
}
