import { useCallback, useEffect, useState } from 'react';
import { resetLoader } from './engine/loader.ts';

export type QueryState<Result> = {
  /** The result of this query, or the previous result while this query is pending. */
  result: Result | undefined;
  /** Whether `result` does not belong to the current query yet. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
};

/**
 * Runs an asynchronous query whenever its key changes and ignores the results of outdated queries.
 * @param key identifies the query; undefined runs none
 * @param runQuery rejects when something cannot be loaded
 * @param getCached returns the result of a query if it is known already
 */
export function useAsyncQuery<Result>(
  key: string | undefined,
  runQuery: () => Promise<Result>,
  getCached?: (key: string) => Result | undefined,
): QueryState<Result> {
  const [state, setState] = useState<{ key?: string; result?: Result; failed: boolean }>({ failed: false });
  const pending = state.key !== key;
  const result = pending && key !== undefined ? getCached?.(key) : undefined;
  if (key !== undefined && result !== undefined) setState({ key, result, failed: false });

  useEffect(() => {
    if (key === undefined || !pending) return undefined;
    let active = true;
    runQuery().then(
      (loaded) => {
        if (active) setState({ key, result: loaded, failed: false });
      },
      () => {
        resetLoader();
        if (active) setState({ key, failed: true });
      },
    );
    return () => {
      active = false;
    };
    // `runQuery` is a new function at each render; the key tells whether the query changed.
  }, [key, pending]);

  const retry = useCallback(() => {
    setState({ failed: false });
  }, []);

  return { result: state.result, pending, failed: state.failed, retry };
}
