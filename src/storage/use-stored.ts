import { useEffect, useState } from 'react';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { StorageErrorCode } from './errors/storage-error.ts';
import { subscribeErrors } from './errors/reported-errors.ts';
import { hasStoredData } from './presence-flag.ts';

/** Subscribes to stored data. Returns the function that unsubscribes. */
export type Subscribe<Value> = (
  onChange: (value: Value) => void,
  /** Called when the storage cannot be opened. */
  onError: (error: unknown) => void,
) => () => void;

export type Stored<Value> = {
  /** Undefined until it is read. */
  value: Value | undefined;
  /** The reason why the storage cannot be opened; `getErrorCode` returns its code. */
  error: unknown;
  /** False after an error and when the storage is `broken`, too: a query has no caller to reject, and a `StorageAlert` shows why. */
  isLoading: boolean;
  /** Subscribes again after an error. */
  retry: () => void;
};

/**
 * Returns stored data, in sync with storage and other tabs.
 * @param subscribe must be the same function in each render; another one subscribes again and keeps the value until then
 */
export function useStored<Value>(subscribe: Subscribe<Value>): Stored<Value> {
  const [{ value, error }, setResult] = useState<{ value?: Value; error?: unknown }>({});
  const [reported, setReported] = useState<readonly StorageErrorCode[]>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      subscribe(
        (value) => {
          setResult({ value });
        },
        (error) => {
          setResult({ error });
        },
      ),
    [subscribe, attempt],
  );
  useEffect(() => subscribeErrors(setReported), []);
  return {
    value,
    error,
    isLoading: value === undefined && error === undefined && !reported.includes('broken'),
    retry: () => {
      setResult({});
      setAttempt(attempt + 1);
    },
  };
}

/**
 * Returns true when nothing was stored when the island started: then nothing is read, and samples or an empty state are right.
 * What this page stores afterwards does not change the answer. False on the server and during hydration.
 */
export function useStartedEmpty(): boolean {
  const [hasStartedEmpty] = useState(() => !hasStoredData());
  return useHydrated() && hasStartedEmpty;
}
