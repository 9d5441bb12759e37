/** What to do when a query settles. Neither is called after the query was aborted. */
type Callbacks<Result> = { onResult: (result: Result) => void; onError: () => void };

/**
 * Runs a query once after a delay. Returns the function that aborts it: before the delay is over, the query does not run at
 * all; later, its signal is aborted.
 * @param runQuery rejects when something cannot be loaded
 */
export function startQuery<Result>(
  runQuery: (signal: AbortSignal) => Promise<Result>,
  delayMs: number,
  { onResult, onError }: Callbacks<Result>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const start = () => {
    runQuery(signal).then(
      (result) => {
        if (!signal.aborted) onResult(result);
      },
      () => {
        if (!signal.aborted) onError();
      },
    );
  };
  const timer = delayMs > 0 ? setTimeout(start, delayMs) : undefined;
  if (timer === undefined) start();
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/**
 * Creates a function that returns how long a query waits that begins at a time in milliseconds. The first one after a pause
 * does not wait, so that a result follows the first key immediately; one that follows within `delayMs` waits for that long, so that
 * fast typing runs only the last query.
 */
export function createDebounce(delayMs: number): (now: number) => number {
  let last = -Infinity;
  return (now) => {
    const isSoon = now - last < delayMs;
    last = now;
    return isSoon ? delayMs : 0;
  };
}
