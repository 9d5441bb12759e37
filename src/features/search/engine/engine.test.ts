import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import type { Facet } from '../facets.ts';
import type { PagefindFilters, PagefindHit, PagefindIndex } from './pagefind.ts';
import type { EntrySummary } from '../record.ts';
import { encodeFragment } from './encode-fragment.ts';
import { EMPTY_STATE } from '../state.ts';

type Item = { id: string; words: string; kind: 'products' | 'stores'; category: string };

const ITEMS: readonly Item[] = [
  { id: 'honey', words: 'sidr honey jar', kind: 'products', category: 'Food' },
  { id: 'dates', words: 'khalas dates box', kind: 'products', category: 'Food' },
  { id: 'carton', words: 'date carton box', kind: 'products', category: 'Packaging' },
  { id: 'shop', words: 'honey dates shop', kind: 'stores', category: 'Food' },
];

const DICTIONARY = ['dates', 'honey', 'box', 'sidr', 'jar', 'khalas', 'carton', 'shop'];

const toSummary = ({ id, kind }: Item): EntrySummary => ({
  id,
  kind,
  url: `/${id}`,
  title: id,
  arabic: '',
  line: '',
  chips: [],
});

const matchesFilters = (item: Item, filters: PagefindFilters, except?: Facet): boolean =>
  (['kind', 'category'] as const).every(
    (facet) => facet === except || (filters[facet]?.any.includes(item[facet]) ?? true),
  );

/** A fake of Pagefind: finds all words and any value of a facet, and counts what matches all facets. With `lost` it finds nothing. */
function fakeIndex({ lost = false } = {}) {
  const searches: string[] = [];
  const index: PagefindIndex = {
    search: (words, { filters }) => {
      searches.push(words ?? '*');
      const wanted = words?.split(' ') ?? [];
      const response = lost
        ? []
        : ITEMS.filter((item) => wanted.every((word) => item.words.includes(word)) && matchesFilters(item, filters));
      const results = response.map((item): PagefindHit => ({
        id: item.id,
        score: item.words.startsWith(wanted[0] ?? '') ? 2 : 1,
        data: () => Promise.resolve({ meta: { summary: encodeFragment(toSummary(item)) } }),
      }));
      const count = (facet: 'kind' | 'category') =>
        Object.fromEntries(
          response.map((item) => [item[facet], response.filter((other) => other[facet] === item[facet]).length]),
        );
      return Promise.resolve({ results, filters: { kind: count('kind'), category: count('category') } });
    },
    filters: () => Promise.resolve({}),
    destroy: () => Promise.resolve(),
  };
  return { index, searches };
}

const createEngine = (index: PagefindIndex, prefetched: Record<string, EntrySummary> = {}) =>
  new Engine(index, DICTIONARY, prefetched);
const ids = (hits: readonly PagefindHit[]) => hits.map(({ id }) => id);

describe('find', () => {
  test('corrects the words before it searches', async () => {
    const response = await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'hony' });
    expect(response).toMatchObject({ words: ['honey'], changed: true });
    expect(ids(response.hits)).toEqual(['honey', 'shop']);
  });

  test('does not search when no word is known', async () => {
    const { index, searches } = fakeIndex();
    expect((await createEngine(index).find({ ...EMPTY_STATE, text: 'xqzvkw' })).hits).toEqual([]);
    expect(searches).toEqual([]);
  });

  test('returns all records for an empty query', async () => {
    expect((await createEngine(fakeIndex().index).find(EMPTY_STATE)).hits).toHaveLength(ITEMS.length);
  });

  test('drops a word when no record matches all words', async () => {
    const response = await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr honey carton' });
    expect(response).toMatchObject({ words: ['sidr', 'honey'], changed: true });
    expect(ids(response.hits)).toEqual(['honey']);
  });

  test('searches single words when no record matches two', async () => {
    const response = await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr khalas carton' });
    expect(response.words).toHaveLength(1);
    expect(response.hits).toHaveLength(1);
  });

  test('requires all words of a literal search', async () => {
    const response = await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr carton', literal: true });
    expect(response).toMatchObject({ words: ['sidr', 'carton'], changed: false, hits: [] });
  });

  test('counts the values of a facet without its own selection', async () => {
    const selected = { ...EMPTY_STATE.selected, category: ['Packaging'] };
    const response = await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'box', selected });
    expect(ids(response.hits)).toEqual(['carton']);
    expect(response.counts.category).toEqual({ Food: 1, Packaging: 1 });
    expect(response.counts.kind).toEqual({ products: 1 });
  });

  test('rejects when the index has no record for a word of the dictionary', async () => {
    await expect(createEngine(fakeIndex({ lost: true }).index).find({ ...EMPTY_STATE, text: 'honey' })).rejects.toThrow(
      'honey',
    );
  });

  test('returns no hits when the facets exclude all records', async () => {
    const selected = { ...EMPTY_STATE.selected, category: ['Nowhere'] };
    expect((await createEngine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'honey', selected })).hits).toEqual([]);
  });
});

describe('summaries', () => {
  const prefetched = Object.fromEntries(ITEMS.map((item) => [item.id, toSummary(item)]));

  test('are equal whether prefetched or loaded', async () => {
    const { index } = fakeIndex();
    const { hits } = await createEngine(index).find({ ...EMPTY_STATE, text: 'honey' });
    expect(await createEngine(index).loadSummaries(hits)).toEqual(
      await createEngine(index, prefetched).loadSummaries(hits),
    );
  });

  test('of one type need no other search when all hits are prefetched', async () => {
    for (const records of [prefetched, {}]) {
      const { index, searches } = fakeIndex();
      const opened = createEngine(index, records);
      const query = { ...EMPTY_STATE, text: 'honey' };
      const response = await opened.find(query);
      searches.length = 0;
      expect(ids(await opened.findOfType('stores', response, query, 5))).toEqual(['shop']);
      expect(searches).toHaveLength(records === prefetched ? 0 : 1);
    }
  });
});
