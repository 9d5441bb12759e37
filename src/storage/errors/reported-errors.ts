/** Storage errors without a caller that handles them, for the views that show the current errors of the page. */
import { getErrorCode, type StorageErrorCode } from './storage-error.ts';

const activeErrors = new Set<StorageErrorCode>();
const listeners = new Set<(codes: readonly StorageErrorCode[]) => void>();

const notifyListeners = (): void => {
  for (const onChange of listeners) onChange([...activeErrors]);
};

/** Reports an error that has no caller to reject. */
export function reportErrorCode(code: StorageErrorCode): void {
  if (activeErrors.has(code)) return;
  activeErrors.add(code);
  notifyListeners();
}

/** Reports the error that a function rejected with, for a view that has no place of its own for the message. */
export function reportStorageError(error: unknown): void {
  reportErrorCode(getErrorCode(error));
}

/** Clears a reported error. */
export function clearError(code: StorageErrorCode): void {
  if (activeErrors.delete(code)) notifyListeners();
}

/** Returns the error that was reported first and still applies, if any. */
export const getCurrentError = (): StorageErrorCode | undefined => [...activeErrors][0];

/** Returns whether a newer version of the site has closed the database of this page. */
export const isClosedByNewerSite = (): boolean => activeErrors.has('newer');

/** Subscribes to the current errors: calls back now and after each change. Returns the function that unsubscribes. */
export function subscribeErrors(onChange: (codes: readonly StorageErrorCode[]) => void): () => void {
  listeners.add(onChange);
  onChange([...activeErrors]);
  return () => {
    listeners.delete(onChange);
  };
}
