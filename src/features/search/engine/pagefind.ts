/** Types of the part of Pagefind's browser API that search uses; the package has none. */
import { decodeFragment } from './encode-fragment.ts';
import type { Facet } from '../facets.ts';
import type { EntrySummary } from '../record.ts';

/** A facet, or the closing date, which is a filter but not a facet. */
type Filter = Facet | 'closes';

export type PagefindFilters = Partial<Record<Filter, { any: readonly string[] }>>;

/** Number of records for each value of each facet. */
export type FacetCounts = Partial<Record<Filter, Record<string, number>>>;

export type PagefindHit = { id: string; score: number; data(): Promise<{ meta: { summary: string } }> };

export type PagefindResponse = { results: readonly PagefindHit[]; filters: FacetCounts };

export type PagefindIndex = {
  /** Searches for words; `null` returns all records. */
  search(
    words: string | null,
    options: { filters: PagefindFilters; sort: Record<string, 'asc' | 'desc'> },
  ): Promise<PagefindResponse>;
  /** Loads the counts of all facets. Responses contain counts only afterwards. */
  filters(): Promise<FacetCounts>;
  destroy(): Promise<void>;
};

type Pagefind = { createInstance(options: { ranking: { metaWeights: Record<string, number> } }): PagefindIndex };

/** Weight of a word in the name of a record and in its keywords, relative to its description. */
const RANKING = { metaWeights: { name: 6, also: 2 } };

/**
 * Loads Pagefind and the index. Rejects when either cannot be loaded.
 * @param attempt counts from 0: browsers cache modules that failed to load, so each attempt needs its own URL
 */
export async function openIndex(bundle: string, attempt: number): Promise<PagefindIndex> {
  const url = `${bundle}pagefind.js${attempt ? `?attempt=${attempt}` : ''}`;
  // Pagefind writes this module into the output, so the bundler cannot resolve it.
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  const index = pagefind.createInstance({ ranking: RANKING });
  await index.filters();
  return index;
}

/** Loads the summary of a hit. The build encoded it, so its shape is trusted. */
export const loadEntrySummary = async (hit: PagefindHit): Promise<EntrySummary> =>
  decodeFragment((await hit.data()).meta.summary) as EntrySummary;
