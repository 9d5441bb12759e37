import { startTransition, useCallback, useEffect, useState } from 'react';
import { resetClient } from '../engine/client.ts';
import { createDebounce, startQuery } from './query-run.ts';

export type QueryState<Result> = {
  /** The result of this query, or the previous result while this query is pending. */
  result: Result | undefined;
  /** Whether `result` does not belong to the current query yet. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
};

type Options = {
  /** Milliseconds between two changes below which only the last query runs; 0 runs each. */
  debounceMs?: number;
  /** Whether queries are paused, for example while the panel is closed. The last result stays. */
  isPaused?: boolean;
};

/**
 * Runs an asynchronous query once each time its key changes. A later key aborts the earlier query.
 * @param key identifies the query; undefined runs none and drops the last result
 * @param runQuery rejects when something cannot be loaded
 */
export function useAsyncQuery<Result>(
  key: string | undefined,
  runQuery: (signal: AbortSignal) => Promise<Result>,
  { debounceMs = 0, isPaused = false }: Options = {},
): QueryState<Result> {
  const [state, setState] = useState<{ key?: string | undefined; result?: Result; failed: boolean }>({ failed: false });
  const [getDelay] = useState(() => createDebounce(debounceMs));
  const pending = state.key !== key;
  if (pending && key === undefined) setState({ failed: false });

  useEffect(() => {
    if (key === undefined || !pending || isPaused) return undefined;
    return startQuery(runQuery, getDelay(performance.now()), {
      onResult: (result) => {
        // Results are many elements: a key that is typed meanwhile is rendered before them.
        startTransition(() => {
          setState({ key, result, failed: false });
        });
      },
      onError: () => {
        resetClient();
        setState({ key, failed: true });
      },
    });
    // `runQuery` is a new function at each render; the key tells whether the query changed.
  }, [key, pending, isPaused]);

  const retry = useCallback(() => {
    setState({ failed: false });
  }, []);

  return { result: state.result, pending, failed: state.failed, retry };
}
