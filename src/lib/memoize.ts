/**
 * Keeps what `read` gives for the whole build: reading a collection again on each of thousands of
 * pages costs more than making them. In dev it is read anew each time, so that an edit shows.
 */
export function memoizeForBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  if (import.meta.env.DEV) return read;
  let kept: Promise<Value> | undefined;
  return () => (kept ??= read());
}
