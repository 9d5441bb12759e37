/**
 * Caches the result of `read` for the whole build, because reading a collection on each of thousands of pages takes
 * longer than rendering them. In dev it is read each time, so that edits show.
 */
export function memoizeForBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  if (import.meta.env.DEV) return read;
  let cached: Promise<Value> | undefined;
  return () => (cached ??= read());
}
