/** Finds records for a search: words to Pagefind and back, with what a marketplace expects on top. */
import { filtersAsOf, shownAsOf, verifiedCount } from '../as-of.ts';
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
  /** For each facet what its values would give together with all other facets. */
  counts: FacetCounts;
  /** The words that were searched, folded; none when everything is shown. */
  words: readonly string[];
  /** Whether they are others than what was typed. */
  changed: boolean;
};

/** What is shown of records that are likely to be found, by Pagefind's ids. */
export type PrefetchedRecords = Readonly<Partial<Record<string, EntrySummary>>>;

type Asked = Pick<SearchState, 'text' | 'literal' | 'chosen' | 'sort'>;

const SORT: Record<Sort, Record<string, 'asc' | 'desc'>> = {
  relevance: {},
  cheapest: { cheapest: 'asc' },
  dearest: { dearest: 'desc' },
  rating: { rating: 'desc' },
};

/** Where nothing is asked there is no best match: the best rated come first. */
const orderOf = ({ sort, text }: Asked) => SORT[sort === 'relevance' && !text.trim() ? 'rating' : sort];

const filtersOf = (chosen: SelectedFacets): PagefindFilters =>
  Object.fromEntries(FACETS.filter((facet) => chosen[facet].length).map((facet) => [facet, { any: chosen[facet] }]));

export class Engine {
  readonly #index: PagefindIndex;
  readonly #dictionary: Dictionary;
  readonly #near: PrefetchedRecords;

  constructor(index: PagefindIndex, dictionary: Dictionary, near: PrefetchedRecords) {
    this.#index = index;
    this.#dictionary = dictionary;
    this.#near = near;
  }

  /** All hits for a search, best first. Rejects when a part of the index cannot be loaded. */
  async find(asked: Asked): Promise<SearchResponse> {
    const { words, changed } = parseQuery(asked.text, this.#dictionary, asked.literal);
    if (asked.text.trim() && words.length === 0) return { hits: [], counts: {}, words, changed };
    const found = await this.#answer(words, asked);
    if (found.results.length || words.length < 2 || asked.literal) return this.#found(found, words, changed, asked);
    const fewer = await this.#fewerWords(words, asked);
    return fewer ? this.#found(fewer.answer, fewer.words, true, asked) : this.#found(found, words, changed, asked);
  }

  /** What hits show. Rejects when one cannot be loaded. */
  show(hits: readonly PagefindHit[]): Promise<EntrySummary[]> {
    const now = new Date();
    return Promise.all(hits.map(async (hit) => shownAsOf(this.#near[hit.id] ?? (await loadEntrySummary(hit)), now)));
  }

  /** The first of the hits of one kind. Where all hits are near that is known; else Pagefind is asked once more. */
  async ofKind(
    kind: string,
    { hits, words }: SearchResponse,
    asked: Asked,
    most: number,
  ): Promise<readonly PagefindHit[]> {
    if (hits.every(({ id }) => this.#near[id])) {
      return hits.filter(({ id }) => this.#near[id]?.kind === kind).slice(0, most);
    }
    const answer = await this.#answer(words, { ...asked, chosen: { ...asked.chosen, kind: [kind] } });
    return answer.results.slice(0, most);
  }

  async #answer(words: readonly string[], asked: Asked): Promise<PagefindResponse> {
    const now = new Date();
    const filters = filtersAsOf(asked.chosen, filtersOf(asked.chosen), await this.#index.filters(), now);
    const answer = await this.#index.search(words.length ? words.join(' ') : null, { filters, sort: orderOf(asked) });
    return { ...answer, filters: { ...answer.filters, verified: verifiedCount(answer.filters.verified, now) } };
  }

  async #found(
    answer: PagefindResponse,
    words: readonly string[],
    changed: boolean,
    asked: Asked,
  ): Promise<SearchResponse> {
    if (answer.results.length === 0) await this.#check(words);
    return { hits: answer.results, counts: await this.#counts(answer, words, asked), words, changed };
  }

  /** A facet's own choices must not hide its other values: they are counted without them. */
  async #counts(answer: PagefindResponse, words: readonly string[], asked: Asked): Promise<FacetCounts> {
    const own = async (facet: Facet) => {
      if (asked.chosen[facet].length === 0) return [facet, answer.filters[facet] ?? {}] as const;
      const without = await this.#answer(words, { ...asked, chosen: { ...asked.chosen, [facet]: [] } });
      return [facet, without.filters[facet] ?? {}] as const;
    };
    return Object.fromEntries(await Promise.all(FACETS.map(own)));
  }

  /** No record has all words: leaves out the one without which the best are found, else all but one. */
  async #fewerWords(
    words: readonly string[],
    asked: Asked,
  ): Promise<{ answer: PagefindResponse; words: readonly string[] } | undefined> {
    for (const some of [words.map((_, left) => words.filter((__, at) => at !== left)), words.map((word) => [word])]) {
      const tried = await Promise.all(
        some.map(async (fewer) => ({ words: fewer, answer: await this.#answer(fewer, asked) })),
      );
      const score = ({ answer }: (typeof tried)[number]) => answer.results[0]?.score ?? 0;
      const best = tried.filter(({ answer }) => answer.results.length).sort((a, b) => score(b) - score(a))[0];
      if (best) return best;
    }
    return undefined;
  }

  /** Pagefind only logs a part of the index that it could not load, and then finds nothing: a known word without a record tells. */
  async #check(words: readonly string[]): Promise<void> {
    const known = words.find((word) => this.#dictionary.includes(word));
    if (known === undefined) return;
    const { results } = await this.#index.search(known, { filters: filtersOf(NO_FACETS), sort: {} });
    if (results.length === 0) throw new Error(`the index has lost “${known}”`);
  }
}
