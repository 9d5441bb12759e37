/** The search engine: Pagefind finds and scores words; spelling, relaxed queries, facets, order and dates are ours. */
import { tokenize } from '@/lib/text/fold.ts';
import { RECORD_TYPES, type EntrySummary, type RecordType } from '../record.ts';
import type { SearchState } from '../state.ts';
import { getRecordNumber, type PagefindIndex } from './pagefind.ts';
import { parseQuery } from './parse-query.ts';
import type { RecordTable } from './record-table.ts';
import {
  createRecordValues,
  selectRecords,
  sortRecords,
  type FacetCounts,
  type RecordValues,
} from './select-records.ts';
import { isKnownWord, MAX_WORDS, type Dictionary } from './spelling.ts';
import type { Summaries } from './summaries.ts';

/** Maximum numbers of results. */
export type ResultLimits = {
  /** In a group, if there are several groups. */
  perType: Record<RecordType, number>;
  /** In a group that is the only one. */
  single: number;
};

export type SearchQuery = Pick<SearchState, 'text' | 'literal' | 'selected' | 'sort'>;

export type ResultGroup = {
  kind: RecordType;
  cards: readonly EntrySummary[];
  /** Number of all results of this type. */
  count: number;
};

export type SearchResponse = {
  /** The results by type: the type of the best match first, then in a fixed order. */
  groups: readonly ResultGroup[];
  /** Number of results. */
  count: number;
  counts: FacetCounts;
  /** The normalized words that were searched; empty when all records are shown. */
  words: readonly string[];
  /** Whether the words differ from the typed ones. */
  isCorrected: boolean;
};

/** The score of each match; empty without words. */
type Scores = ReadonlyMap<number, number>;

const NO_SCORES: Scores = new Map();

/** What was found for words: the matches that are selected, the best first. */
type Found = { words: readonly string[]; scores: Scores; selection: ReturnType<typeof selectRecords> };

/**
 * Products are the first group if their best match scores at least this part of the best match of all. Most visitors look for
 * goods, and scores of different types of text hardly compare; the name of a store may match words of a product by chance.
 */
const PRODUCT_SHARE = 0.5;

/** The most words that are left out or searched alone in turn, so that a pasted paragraph does not become hundreds of searches. */
const MAX_RELAXED_WORDS = 8;

export class Engine {
  readonly #index: PagefindIndex;
  readonly #table: RecordTable;
  readonly #values: RecordValues;
  readonly #dictionary: Dictionary;
  readonly #summaries: Summaries;

  constructor(index: PagefindIndex, table: RecordTable, dictionary: Dictionary, summaries: Summaries) {
    this.#index = index;
    this.#table = table;
    this.#values = createRecordValues(table);
    this.#dictionary = dictionary;
    this.#summaries = summaries;
  }

  /**
   * Searches. Rejects when a part of the index cannot be loaded, and when `signal` aborts it: Pagefind cannot stop a search, but
   * no further step begins.
   * @param today the visitor's day (ISO date)
   */
  async search(query: SearchQuery, limits: ResultLimits, today: string, signal?: AbortSignal): Promise<SearchResponse> {
    const rare = await this.#findRareWords(query.text);
    signal?.throwIfAborted();
    const { words, isCorrected } = parseQuery(query.text, this.#dictionary, query.literal, rare);
    if (query.text.trim() && words.length === 0) return { groups: [], count: 0, counts: {}, words, isCorrected };
    const found = await this.#find(words, query, today, signal);
    signal?.throwIfAborted();
    const { records, counts } = found.selection;
    if (records.length === 0) await this.#assertComplete(words);
    const [sorted, scores] =
      query.sort === 'relevance' ? [records, found.scores] : [sortRecords(records, this.#table, query.sort), NO_SCORES];
    return {
      count: records.length,
      counts,
      words: found.words,
      isCorrected: isCorrected || found.words !== words,
      groups: await this.#group(sorted, scores, limits),
    };
  }

  /** Returns the words of a text that the index contains but the dictionary does not, which has only the most common words. */
  async #findRareWords(text: string): Promise<string[]> {
    if (this.#dictionary.length < MAX_WORDS) return [];
    const unknown = tokenize(text).filter((word) => !isKnownWord(word, this.#dictionary));
    // Pagefind searches a quoted word as it is, and other words by their beginnings too.
    const counts = await Promise.all(
      unknown.map(async (word) => (await this.#index.search(`"${word}"`)).results.length),
    );
    return unknown.filter((_, at) => (counts[at] ?? 0) > 0);
  }

  /** Returns the records that contain all words, the best first; all records, the best rated first, if there are no words. */
  async #match(words: readonly string[]): Promise<{ records: number[]; scores: Scores }> {
    if (words.length === 0) {
      const records = Array.from({ length: this.#values.count }, (_, record) => record);
      return { records: sortRecords(records, this.#table, 'rating'), scores: NO_SCORES };
    }
    const { results } = await this.#index.search(words.join(' '));
    const scores = new Map(results.map((hit) => [getRecordNumber(hit), hit.score]));
    return { records: [...scores.keys()], scores };
  }

  /**
   * Finds records by words and facets. Without a result it drops the one word whose absence scores best, else it searches single
   * words, unless the query is literal. Of a long text it tries the first words.
   */
  async #find(
    words: readonly string[],
    { selected, literal }: SearchQuery,
    today: string,
    signal?: AbortSignal,
  ): Promise<Found> {
    const find = async (searched: readonly string[]): Promise<Found> => {
      const { records, scores } = await this.#match(searched);
      return { words: searched, scores, selection: selectRecords(records, this.#values, selected, today) };
    };
    const all = await find(words);
    if (all.selection.records.length > 0 || words.length < 2 || literal) return all;
    // The scores are in the order of the matches.
    const getBestScore = ({ scores }: Found) => scores.values().next().value ?? 0;
    const tried = words.slice(0, MAX_RELAXED_WORDS);
    for (const candidates of [
      tried.map((_, omitted) => words.filter((__, index) => index !== omitted)),
      tried.map((word) => [word]),
    ]) {
      signal?.throwIfAborted();
      const [best] = (await Promise.all(candidates.map(find)))
        .filter(({ selection }) => selection.records.length > 0)
        .sort((a, b) => getBestScore(b) - getBestScore(a));
      if (best) return best;
    }
    return all;
  }

  /**
   * Groups results by type and loads the summaries of those that are shown.
   * @param scores the scores of the results; empty if they are not in the order of the best match
   */
  async #group(records: readonly number[], scores: Scores, limits: ResultLimits): Promise<ResultGroup[]> {
    const byKind = new Map<RecordType, number[]>(RECORD_TYPES.map((kind) => [kind, []]));
    for (const record of records) byKind.get(this.#values.kinds[record] ?? 'help')?.push(record);
    const groups = [...byKind].filter(([, ofKind]) => ofKind.length > 0);
    // The type of the best match comes first, because it is what the visitor means; the others keep their fixed order, so that
    // a visitor finds them again. Other orders than the best match have no best match, and neither has a search without words.
    const getScore = (record = -1) => scores.get(record) ?? 0;
    const best = groups.find(([kind, [first]]) =>
      kind === 'products' ? getScore(first) >= PRODUCT_SHARE * getScore(records[0]) : first === records[0],
    );
    const ordered = scores.size > 0 && best ? [best, ...groups.filter((group) => group !== best)] : groups;
    return Promise.all(
      ordered.map(async ([kind, ofKind]) => {
        const shown = ofKind.slice(0, groups.length === 1 ? limits.single : limits.perType[kind]);
        return { kind, count: ofKind.length, cards: await this.#summaries.load(shown) };
      }),
    );
  }

  /**
   * Throws when the index is incomplete. Pagefind only logs a part that failed to load and then returns no results, so a word of
   * the dictionary that matches no record reveals the failure.
   */
  async #assertComplete(words: readonly string[]): Promise<void> {
    const known = words.find((word) => this.#dictionary.includes(word));
    if (known === undefined) return;
    const { records } = await this.#match([known]);
    if (records.length === 0) throw new Error(`search index is incomplete: no results for the word “${known}”`);
  }
}
