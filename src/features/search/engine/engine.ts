/** The search engine: Pagefind plus spelling correction, relaxed queries, facet counts and results as of today. */
import { filtersAsOf, verifiedCount } from '../as-of.ts';
import { summaryAsOf } from '../summary-as-of.ts';
import { FACETS, NO_FACETS, type SelectedFacets, type Facet } from '../facets.ts';
import {
  loadEntrySummary,
  type FacetCounts,
  type PagefindResponse,
  type PagefindFilters,
  type PagefindHit,
  type PagefindIndex,
} from './pagefind.ts';
import { parseQuery } from './parse-query.ts';
import type { EntrySummary } from '../record.ts';
import type { Dictionary } from './spelling.ts';
import type { SearchState, Sort } from '../state.ts';

export type SearchResponse = {
  hits: readonly PagefindHit[];
  /** For each facet, the number of results that each value would give, with the filters of the other facets applied. */
  counts: FacetCounts;
  /** The normalized words that were searched; empty when all records are shown. */
  words: readonly string[];
  /** Whether the words differ from the typed ones. */
  changed: boolean;
};

/** Summaries of the records that are most likely to be found, by Pagefind's ids. */
export type PrefetchedRecords = Readonly<Partial<Record<string, EntrySummary>>>;

type SearchQuery = Pick<SearchState, 'text' | 'literal' | 'selected' | 'sort'>;

const SORT: Record<Sort, Record<string, 'asc' | 'desc'>> = {
  relevance: {},
  'price-asc': { cheapest: 'asc' },
  'price-desc': { dearest: 'desc' },
  rating: { rating: 'desc' },
};

/** Returns the sort order for Pagefind. An empty query has no best match, so the best rated records come first. */
const getSort = ({ sort, text }: SearchQuery) => SORT[sort === 'relevance' && !text.trim() ? 'rating' : sort];

const toFilters = (selected: SelectedFacets): PagefindFilters =>
  Object.fromEntries(
    FACETS.filter((facet) => selected[facet].length).map((facet) => [facet, { any: selected[facet] }]),
  );

export class Engine {
  readonly #index: PagefindIndex;
  readonly #dictionary: Dictionary;
  readonly #prefetched: PrefetchedRecords;

  constructor(index: PagefindIndex, dictionary: Dictionary, prefetched: PrefetchedRecords) {
    this.#index = index;
    this.#dictionary = dictionary;
    this.#prefetched = prefetched;
  }

  /** Returns all hits of a search, best first. Rejects when a part of the index cannot be loaded. */
  async find(query: SearchQuery): Promise<SearchResponse> {
    const { words, changed } = parseQuery(query.text, this.#dictionary, query.literal);
    if (query.text.trim() && words.length === 0) return { hits: [], counts: {}, words, changed };
    const response = await this.#search(words, query);
    if (response.results.length || words.length < 2 || query.literal) {
      return this.#toSearchResponse(response, words, changed, query);
    }
    const relaxed = await this.#relax(words, query);
    return relaxed
      ? this.#toSearchResponse(relaxed.response, relaxed.words, true, query)
      : this.#toSearchResponse(response, words, changed, query);
  }

  /** Loads the summaries of hits. Rejects when one cannot be loaded. */
  loadSummaries(hits: readonly PagefindHit[]): Promise<EntrySummary[]> {
    const now = new Date();
    return Promise.all(
      hits.map(async (hit) => summaryAsOf(this.#prefetched[hit.id] ?? (await loadEntrySummary(hit)), now)),
    );
  }

  /** Returns the first `limit` hits of one record type. Searches again unless all hits are prefetched. */
  async findOfType(
    kind: string,
    { hits, words }: SearchResponse,
    query: SearchQuery,
    limit: number,
  ): Promise<readonly PagefindHit[]> {
    if (hits.every(({ id }) => this.#prefetched[id])) {
      return hits.filter(({ id }) => this.#prefetched[id]?.kind === kind).slice(0, limit);
    }
    const response = await this.#search(words, { ...query, selected: { ...query.selected, kind: [kind] } });
    return response.results.slice(0, limit);
  }

  async #search(words: readonly string[], query: SearchQuery): Promise<PagefindResponse> {
    const now = new Date();
    const filters = filtersAsOf(query.selected, toFilters(query.selected), await this.#index.filters(), now);
    const response = await this.#index.search(words.length ? words.join(' ') : null, { filters, sort: getSort(query) });
    return { ...response, filters: { ...response.filters, verified: verifiedCount(response.filters.verified, now) } };
  }

  async #toSearchResponse(
    response: PagefindResponse,
    words: readonly string[],
    changed: boolean,
    query: SearchQuery,
  ): Promise<SearchResponse> {
    if (response.results.length === 0) await this.#assertComplete(words);
    return { hits: response.results, counts: await this.#countFacets(response, words, query), words, changed };
  }

  /** Counts the values of each facet without that facet's own selection, which would hide its other values. */
  async #countFacets(response: PagefindResponse, words: readonly string[], query: SearchQuery): Promise<FacetCounts> {
    const countFacet = async (facet: Facet) => {
      if (query.selected[facet].length === 0) return [facet, response.filters[facet] ?? {}] as const;
      const without = await this.#search(words, { ...query, selected: { ...query.selected, [facet]: [] } });
      return [facet, without.filters[facet] ?? {}] as const;
    };
    return Object.fromEntries(await Promise.all(FACETS.map(countFacet)));
  }

  /** Relaxes a query without results: drops the one word whose absence scores best, else searches single words. */
  async #relax(
    words: readonly string[],
    query: SearchQuery,
  ): Promise<{ response: PagefindResponse; words: readonly string[] } | undefined> {
    for (const candidates of [
      words.map((_, omitted) => words.filter((__, index) => index !== omitted)),
      words.map((word) => [word]),
    ]) {
      const responses = await Promise.all(
        candidates.map(async (fewer) => ({ words: fewer, response: await this.#search(fewer, query) })),
      );
      const score = ({ response }: (typeof responses)[number]) => response.results[0]?.score ?? 0;
      const best = responses.filter(({ response }) => response.results.length).sort((a, b) => score(b) - score(a))[0];
      if (best) return best;
    }
    return undefined;
  }

  /**
   * Throws when the index is incomplete. Pagefind only logs a chunk that failed to load and then returns no results, so a
   * word of the dictionary that matches no record reveals the failure.
   */
  async #assertComplete(words: readonly string[]): Promise<void> {
    const known = words.find((word) => this.#dictionary.includes(word));
    if (known === undefined) return;
    const { results } = await this.#index.search(known, { filters: toFilters(NO_FACETS), sort: {} });
    if (results.length === 0) throw new Error(`search index is incomplete: no results for the word “${known}”`);
  }
}
