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

const shown = ({ id, kind }: Item): EntrySummary => ({
  id,
  kind,
  url: `/${id}`,
  title: id,
  arabic: '',
  line: '',
  chips: [],
});

const passes = (item: Item, filters: PagefindFilters, except?: Facet): boolean =>
  (['kind', 'category'] as const).every(
    (facet) => facet === except || (filters[facet]?.any.includes(item[facet]) ?? true),
  );

/** As Pagefind behaves: all words, any value of a facet, counts of what passes all facets. `lost` parts find nothing. */
function fakeIndex({ lost = false } = {}) {
  const searches: string[] = [];
  const index: PagefindIndex = {
    search: (words, { filters }) => {
      searches.push(words ?? '*');
      const wanted = words?.split(' ') ?? [];
      const found = lost
        ? []
        : ITEMS.filter((item) => wanted.every((word) => item.words.includes(word)) && passes(item, filters));
      const results = found.map((item): PagefindHit => ({
        id: item.id,
        score: item.words.startsWith(wanted[0] ?? '') ? 2 : 1,
        data: () => Promise.resolve({ meta: { shown: encodeFragment(shown(item)) } }),
      }));
      const count = (facet: 'kind' | 'category') =>
        Object.fromEntries(
          found.map((item) => [item[facet], found.filter((other) => other[facet] === item[facet]).length]),
        );
      return Promise.resolve({ results, filters: { kind: count('kind'), category: count('category') } });
    },
    filters: () => Promise.resolve({}),
    destroy: () => Promise.resolve(),
  };
  return { index, searches };
}

const engine = (index: PagefindIndex, near: Record<string, EntrySummary> = {}) => new Engine(index, DICTIONARY, near);
const ids = (hits: readonly PagefindHit[]) => hits.map(({ id }) => id);

describe('find', () => {
  test('mends the words before it searches', async () => {
    const found = await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'hony' });
    expect(found).toMatchObject({ words: ['honey'], changed: true });
    expect(ids(found.hits)).toEqual(['honey', 'shop']);
  });

  test('asks for nothing where no word is known', async () => {
    const { index, searches } = fakeIndex();
    expect((await engine(index).find({ ...EMPTY_STATE, text: 'xqzvkw' })).hits).toEqual([]);
    expect(searches).toEqual([]);
  });

  test('shows everything where nothing is asked', async () => {
    expect((await engine(fakeIndex().index).find(EMPTY_STATE)).hits).toHaveLength(ITEMS.length);
  });

  test('leaves a word out where no record has all', async () => {
    const found = await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr honey carton' });
    expect(found).toMatchObject({ words: ['sidr', 'honey'], changed: true });
    expect(ids(found.hits)).toEqual(['honey']);
  });

  test('takes single words where no record has two', async () => {
    const found = await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr khalas carton' });
    expect(found.words).toHaveLength(1);
    expect(found.hits).toHaveLength(1);
  });

  test('keeps all words of a literal search', async () => {
    const found = await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'sidr carton', literal: true });
    expect(found).toMatchObject({ words: ['sidr', 'carton'], changed: false, hits: [] });
  });

  test('counts the values of a facet without its own choices', async () => {
    const chosen = { ...EMPTY_STATE.chosen, category: ['Packaging'] };
    const found = await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'box', chosen });
    expect(ids(found.hits)).toEqual(['carton']);
    expect(found.counts.category).toEqual({ Food: 1, Packaging: 1 });
    expect(found.counts.kind).toEqual({ products: 1 });
  });

  test('rejects when the index has lost a word that the catalogue has', async () => {
    await expect(engine(fakeIndex({ lost: true }).index).find({ ...EMPTY_STATE, text: 'honey' })).rejects.toThrow(
      'honey',
    );
  });

  test('finds nothing without complaint where facets leave nothing', async () => {
    const chosen = { ...EMPTY_STATE.chosen, category: ['Nowhere'] };
    expect((await engine(fakeIndex().index).find({ ...EMPTY_STATE, text: 'honey', chosen })).hits).toEqual([]);
  });
});

describe('what hits show', () => {
  const near = Object.fromEntries(ITEMS.map((item) => [item.id, shown(item)]));

  test('is the same whether it is near or must be loaded', async () => {
    const { index } = fakeIndex();
    const { hits } = await engine(index).find({ ...EMPTY_STATE, text: 'honey' });
    expect(await engine(index).show(hits)).toEqual(await engine(index, near).show(hits));
  });

  test('of one kind is known without another search where all hits are near', async () => {
    for (const known of [near, {}]) {
      const { index, searches } = fakeIndex();
      const opened = engine(index, known);
      const asked = { ...EMPTY_STATE, text: 'honey' };
      const found = await opened.find(asked);
      searches.length = 0;
      expect(ids(await opened.ofKind('stores', found, asked, 5))).toEqual(['shop']);
      expect(searches).toHaveLength(known === near ? 0 : 1);
    }
  });
});
