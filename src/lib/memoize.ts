import { AsyncLocalStorage } from 'node:async_hooks';
import { getContentVersion } from './content-version.ts';

const uncached = new AsyncLocalStorage<true>();

/** Runs work that reads content of its own: in it, nothing is cached. */
export const runUncached = <Value>(work: () => Value): Value => uncached.run(true, work);

/**
 * Caches the result of `read` until the content changes, because reading a collection for each of thousands of pages takes longer
 * than rendering them.
 */
export function memoizeContent<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let cached: { value: Promise<Value>; version: number } | undefined;
  return () => {
    if (uncached.getStore()) return read();
    const version = getContentVersion();
    if (cached?.version !== version) cached = { value: read(), version };
    return cached.value;
  };
}
