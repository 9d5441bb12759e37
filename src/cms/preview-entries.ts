/** Entries that one request shows as if they were part of the content: an editor looks at a page before it is published. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { runUncached } from '@/lib/memoize.ts';

/** An entry as the loader of the content stores it, with its pictures resolved. */
export type PreviewEntry = { collection: string; id: string; data: Record<string, unknown> };

const ofRequest = new AsyncLocalStorage<PreviewEntry[]>();

/** Runs work that may show entries of its own. No other request sees them. */
export const runPreview = <Value>(work: () => Value): Value => runUncached(() => ofRequest.run([], work));

/** Adds entries for the rest of the work. */
export function addPreviewEntries(entries: readonly PreviewEntry[]): void {
  ofRequest.getStore()?.push(...entries);
}

export const getPreviewEntries = (collection: string): readonly PreviewEntry[] =>
  ofRequest.getStore()?.filter((entry) => entry.collection === collection) ?? [];
