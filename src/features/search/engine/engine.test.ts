import { describe, expect, test } from 'vitest';
import type { EntrySummary, RecordType } from '../record.ts';
import { EMPTY_STATE, type SearchState } from '../state.ts';
import { Engine } from './engine.ts';
import type { PagefindIndex } from './pagefind.ts';
import { MISSING, type RecordTable } from './record-table.ts';
import { MAX_WORDS } from './spelling.ts';
import { Summaries } from './summaries.ts';

const TODAY = '2026-11-24';

type Item = { id: string; words: string; kind: RecordType; category: string; price: number; expires?: string };

/** In the order of the table: by type. */
const ITEMS: readonly Item[] = [
  { id: 'honey', words: 'sidr honey jar', kind: 'products', category: 'Food', price: 5400 },
  { id: 'dates', words: 'khalas dates box', kind: 'products', category: 'Food', price: 900 },
  { id: 'carton', words: 'date carton box', kind: 'products', category: 'Packaging', price: MISSING },
  { id: 'shop', words: 'honey dates shop', kind: 'stores', category: 'Food', price: MISSING },
  { id: 'past', words: 'date picker', kind: 'jobs', category: 'Food', price: MISSING, expires: '2026-11-23' },
];

const CATEGORIES = ['Food', 'Packaging'];
const DICTIONARY = ['dates', 'honey', 'box', 'sidr', 'jar', 'khalas', 'carton', 'shop'];
const none = ITEMS.map(() => MISSING);

const TABLE: RecordTable = {
  shards: ['only'],
  kinds: [
    { kind: 'products', count: 3 },
    { kind: 'stores', count: 1 },
    { kind: 'jobs', count: 1 },
  ],
  categories: CATEGORIES,
  sellers: [],
  days: ['2026-11-23'],
  category: ITEMS.map(({ category }) => CATEGORIES.indexOf(category)),
  seller: none,
  price: ITEMS.map(({ price }) => price),
  rating: [4.1, 4.9, MISSING, 4.5, MISSING],
  verified: none,
  expires: ITEMS.map(({ expires }) => (expires ? 0 : MISSING)),
};

const toSummary = ({ id, kind }: Item): EntrySummary => ({
  id,
  kind,
  url: `/${id}`,
  title: id,
  arabic: '',
  line: '',
  chips: [],
});

/** Creates an engine on a fake of Pagefind, which finds all words and scores their place. With `lost` it finds nothing. */
function createEngine({ lost = false, dictionary = DICTIONARY, best = 3 } = {}) {
  const searches: string[] = [];
  const loaded: string[] = [];
  const index: PagefindIndex = {
    search: (words) => {
      searches.push(words);
      const wanted = words.replaceAll('"', '').split(' ');
      const results = ITEMS.map((item, number) => ({ item, number }))
        .filter(({ item }) => !lost && wanted.every((word) => item.words.includes(word)))
        .map(({ item, number }) => ({
          id: `en_000000${number}`,
          score: item.words.startsWith(wanted[0] ?? '') ? best : 1,
        }))
        .sort((a, b) => b.score - a.score);
      return Promise.resolve({ results });
    },
  };
  const summaries = new Summaries(TABLE, (name) => {
    loaded.push(name);
    return Promise.resolve(ITEMS.map(toSummary));
  });
  const engine = new Engine(index, TABLE, dictionary, summaries);
  const perType = { products: 2, stores: 2, services: 2, jobs: 2, projects: 2, markets: 2, posts: 2, help: 2 };
  const search = async (state: Partial<SearchState>, signal?: AbortSignal) => {
    const response = await engine.search({ ...EMPTY_STATE, ...state }, { perType, single: 3 }, TODAY, signal);
    return { ...response, ids: response.groups.map(({ kind, cards }) => [kind, ...cards.map(({ id }) => id)]) };
  };
  return { search, searches, loaded };
}

const select = (facet: string, ...values: string[]) => ({ ...EMPTY_STATE.selected, [facet]: values });

describe('search', () => {
  test('corrects the words before it searches', async () => {
    const response = await createEngine().search({ text: 'hony' });
    expect(response).toMatchObject({ words: ['honey'], isCorrected: true, count: 2 });
  });

  test('puts the type of the best match first', async () => {
    expect((await createEngine().search({ text: 'honey' })).ids).toEqual([
      ['stores', 'shop'],
      ['products', 'honey'],
    ]);
    // A product that matches half as well comes first: most visitors look for goods.
    expect((await createEngine({ best: 2 }).search({ text: 'honey' })).ids).toEqual([
      ['products', 'honey'],
      ['stores', 'shop'],
    ]);
    expect((await createEngine().search({ text: 'honey', sort: 'rating' })).ids).toEqual([
      ['products', 'honey'],
      ['stores', 'shop'],
    ]);
  });

  test('does not search when no word is known', async () => {
    const { search, searches } = createEngine();
    expect(await search({ text: 'xqzvkw' })).toMatchObject({ count: 0, groups: [] });
    expect(searches).toEqual([]);
  });

  test('returns all open records for an empty query, the best rated first and without Pagefind', async () => {
    const { search, searches } = createEngine();
    const response = await search({});
    expect(response).toMatchObject({ count: 4, counts: { kind: { products: 3, stores: 1 } } });
    expect(response.ids).toEqual([
      ['products', 'dates', 'honey'],
      ['stores', 'shop'],
    ]);
    expect(searches).toEqual([]);
  });

  test('runs one search of Pagefind, with and without facets and in any order', async () => {
    for (const state of [{}, { selected: select('category', 'Food') }, { sort: 'price-asc' as const }]) {
      const { search, searches } = createEngine();
      await search({ text: 'box', ...state });
      expect(searches).toEqual(['box']);
    }
  });

  test('sorts by price, and puts records without one last', async () => {
    expect((await createEngine().search({ text: 'box', sort: 'price-asc' })).ids).toEqual([
      ['products', 'dates', 'carton'],
    ]);
    expect((await createEngine().search({ text: 'box', sort: 'price-desc' })).ids).toEqual([
      ['products', 'dates', 'carton'],
    ]);
    const goods = { selected: select('kind', 'products') };
    expect((await createEngine().search({ ...goods, sort: 'price-desc' })).ids).toEqual([
      ['products', 'honey', 'dates', 'carton'],
    ]);
  });

  test('does not correct a word of the index that is not among the most common ones', async () => {
    const common = [...DICTIONARY.filter((word) => word !== 'khalas'), ...Array<string>(MAX_WORDS).fill('dates')];
    const { search, searches } = createEngine({ dictionary: common });
    expect(await search({ text: 'khalas' })).toMatchObject({ words: ['khalas'], isCorrected: false, count: 1 });
    expect(searches).toEqual(['"khalas"', 'khalas']);
    expect(await search({ text: 'datez' })).toMatchObject({ words: ['dates'], isCorrected: true });
  });

  test('drops a word when no record matches all words', async () => {
    const response = await createEngine().search({ text: 'sidr honey carton' });
    expect(response).toMatchObject({ words: ['sidr', 'honey'], isCorrected: true, ids: [['products', 'honey']] });
  });

  test('searches single words when no record matches two', async () => {
    const response = await createEngine().search({ text: 'sidr khalas carton' });
    expect(response.words).toHaveLength(1);
    expect(response.count).toBe(1);
  });

  test('tries only some words of a long text', async () => {
    const searchCounts = await Promise.all(
      [20, 200].map(async (length) => {
        const { search, searches } = createEngine();
        const words = Array.from({ length }, (_, at) => DICTIONARY[at % DICTIONARY.length] ?? '');
        await search({ text: words.join(' ') });
        return searches.length;
      }),
    );
    expect(searchCounts[1]).toBe(searchCounts[0]);
  });

  test('requires all words of a literal search', async () => {
    const response = await createEngine().search({ text: 'sidr carton', literal: true });
    expect(response).toMatchObject({ words: ['sidr', 'carton'], isCorrected: false, count: 0 });
  });

  test('rejects when the index has no record for a word of the dictionary', async () => {
    await expect(createEngine({ lost: true }).search({ text: 'honey' })).rejects.toThrow('honey');
  });

  test('returns nothing when the facets exclude all records', async () => {
    expect(await createEngine().search({ text: 'honey', selected: select('category', 'Nowhere') })).toMatchObject({
      count: 0,
      groups: [],
    });
  });

  test('loads the summaries once', async () => {
    const { search, loaded } = createEngine();
    await search({ text: 'honey' });
    await search({ text: 'box' });
    expect(loaded).toEqual(['only']);
  });

  test('loads nothing more for an aborted search', async () => {
    const { search, loaded } = createEngine();
    const controller = new AbortController();
    const response = search({ text: 'honey' }, controller.signal);
    controller.abort();
    await expect(response).rejects.toThrow();
    expect(loaded).toEqual([]);
  });
});
