import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { resetClient } from '../engine/client.ts';
import { createDebounce, startQuery } from './query-run.ts';

export type QueryState<Result> = {
  /** The result of this query, or the previous result while this query is pending. */
  result: Result | undefined;
  /** Whether `result` does not belong to the current query yet. */
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Starts the query of a key before the key is rendered, so that the query does not wait for that. The render must follow. */
  start: (key: string, runQuery: RunQuery<Result>) => void;
};

/** Rejects when something cannot be loaded. */
type RunQuery<Result> = (signal: AbortSignal) => Promise<Result>;

type Options = {
  /** Milliseconds between two changes below which only the last query runs; 0 runs each. */
  debounceMs?: number;
  /** Whether queries are paused, for example while the panel is closed. The last result stays. */
  isPaused?: boolean;
  /** Whether a result is so small that it is rendered immediately, before a key that is typed meanwhile. */
  isSmall?: boolean;
};

/**
 * Runs an asynchronous query once each time its key changes. A later key aborts the earlier query.
 * @param key identifies the query; undefined runs none and drops the last result
 */
export function useAsyncQuery<Result>(
  key: string | undefined,
  runQuery: RunQuery<Result>,
  { debounceMs = 0, isPaused = false, isSmall = false }: Options = {},
): QueryState<Result> {
  const [state, setState] = useState<{ key?: string | undefined; result?: Result; hasFailed: boolean }>({
    hasFailed: false,
  });
  const [getDelay] = useState(() => createDebounce(debounceMs));
  const isPending = state.key !== key;
  if (isPending && key === undefined) setState({ hasFailed: false });

  const started = useRef<{ key: string; abort: () => void }>(undefined);
  const start = useCallback(
    (of: string, run: RunQuery<Result>) => {
      started.current?.abort();
      const abort = startQuery(run, getDelay(performance.now()), {
        onResult: (result) => {
          started.current = undefined;
          const show = () => {
            setState({ key: of, result, hasFailed: false });
          };
          // Rendering in parts takes longer, so only many elements are rendered after a key that is typed meanwhile.
          if (isSmall) show();
          else startTransition(show);
        },
        onError: () => {
          started.current = undefined;
          resetClient();
          setState({ key: of, hasFailed: true });
        },
      });
      started.current = { key: of, abort };
    },
    [getDelay, isSmall],
  );

  useEffect(() => {
    if (key === undefined || !isPending || isPaused) return undefined;
    if (started.current?.key !== key) start(key, runQuery);
    return () => {
      // The query of a later key may have started already.
      if (started.current?.key !== key) return;
      started.current.abort();
      started.current = undefined;
    };
    // `runQuery` is a new function at each render; the key tells whether the query changed.
  }, [key, isPending, isPaused]);

  const retry = useCallback(() => {
    setState({ hasFailed: false });
  }, []);

  return { result: state.result, isPending, hasFailed: state.hasFailed, retry, start };
}
