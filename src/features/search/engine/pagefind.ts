/** The part of Pagefind's browser API that search uses: its package has no types for it. */
import { decodeFragment } from './encode-fragment.ts';
import type { Facet } from '../facets.ts';
import type { EntrySummary } from '../record.ts';

/** Facets, and the last day of what closes, by which nobody narrows. */
type Filter = Facet | 'closes';

export type PagefindFilters = Partial<Record<Filter, { any: readonly string[] }>>;

/** How many records have each value of each facet. */
export type FacetCounts = Partial<Record<Filter, Record<string, number>>>;

export type PagefindHit = { id: string; score: number; data(): Promise<{ meta: { shown: string } }> };

export type PagefindResponse = { results: readonly PagefindHit[]; filters: FacetCounts };

export type PagefindIndex = {
  /** `null` for all records. */
  search(
    words: string | null,
    options: { filters: PagefindFilters; sort: Record<string, 'asc' | 'desc'> },
  ): Promise<PagefindResponse>;
  /** Loads the counts of all facets, which answers have only from then on. */
  filters(): Promise<FacetCounts>;
  destroy(): Promise<void>;
};

type Pagefind = { createInstance(options: { ranking: { metaWeights: Record<string, number> } }): PagefindIndex };

/** How much more a word counts in what a record is called, and in what people type for it, than in its description. */
const RANKING = { metaWeights: { name: 6, also: 2 } };

/**
 * Loads Pagefind and the index. Rejects when either cannot be loaded.
 * @param attempt counts from 0: browsers remember modules that failed to load, so each attempt has its own address
 */
export async function openIndex(bundle: string, attempt: number): Promise<PagefindIndex> {
  const address = `${bundle}pagefind.js${attempt ? `?attempt=${attempt}` : ''}`;
  // Pagefind writes this module into the output; the bundler has never seen it.
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  const index = pagefind.createInstance({ ranking: RANKING });
  await index.filters();
  return index;
}

/** What a hit shows. It is what the build sealed, so its shape is known. */
export const loadEntrySummary = async (hit: PagefindHit): Promise<EntrySummary> =>
  decodeFragment((await hit.data()).meta.shown) as EntrySummary;
