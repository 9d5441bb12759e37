import { expect, test } from 'vitest';
import { createProduct } from '@/storage/testing/product.ts';
import type { SearchResponse } from '../engine/engine.ts';
import { NO_FACETS } from '../facets.ts';
import type { EntrySummary, RecordType } from '../record.ts';
import { SORTS, type Sort } from '../state.ts';
import { addOwnProducts } from './add-own-products.ts';

const GROUP = 2;
const LIMITS = {
  own: 4,
  perType: {
    ...{ products: GROUP, stores: GROUP, services: GROUP, jobs: GROUP },
    ...{ projects: GROUP, markets: GROUP, posts: GROUP, help: GROUP },
  },
};

const createCard = (kind: RecordType, title: string, cents?: number): EntrySummary => ({
  ...{ id: title, url: `/${title}`, kind, title, arabic: '', line: '', chips: [] },
  ...(cents !== undefined && { price: { cents, unit: 'piece', from: false } }),
});

const createOwn = (name: string, cents: number) => createProduct({ id: name, name, tiers: [{ quantity: 12, cents }] });

const createResponse = (overrides: Partial<SearchResponse> = {}): SearchResponse => ({
  groups: [
    { kind: 'products', cards: [createCard('products', 'cheap', 500), createCard('products', 'dear', 2000)], count: 2 },
  ],
  count: 2,
  counts: { kind: { products: 2, stores: 0 }, category: { 'Home decor': 1 } },
  words: [],
  isCorrected: false,
  ...overrides,
});

const OWN = [createOwn('middle', 900), createOwn('dearest', 9000)];

const add = (response: SearchResponse, sort: Sort = 'relevance', own = OWN, text = '') =>
  addOwnProducts(response, own, { text, selected: NO_FACETS, sort }, LIMITS);

const getTitles = ({ groups: [group] }: SearchResponse) => group?.cards.map(({ title }) => title);

test.each<[Sort, string[]]>([
  ['relevance', ['middle', 'dearest', 'cheap', 'dear']],
  ['price-asc', ['cheap', 'middle', 'dear', 'dearest']],
  ['price-desc', ['dearest', 'dear', 'middle', 'cheap']],
  ['rating', ['cheap', 'dear', 'middle', 'dearest']],
])('own products have their place in the order “%s”', async (sort, titles) => {
  expect(getTitles(await add(createResponse(), sort))).toEqual(titles);
});

test('the results of a category are counted, whatever its name', async () => {
  const names = ['Home decor', 'Honey', 'constructor', '__proto__'];
  const own = names.map((name) => ({ ...createOwn(name, 900), category: { id: name, name } }));
  const { counts } = await add(createResponse(), 'relevance', own);
  expect(counts.category).toEqual(
    Object.fromEntries([
      ['Home decor', 2],
      ['Honey', 1],
      ['constructor', 1],
      ['__proto__', 1],
    ]),
  );
});

test.each<[Sort, string[]]>([
  ['price-asc', ['cheap', 'middle', 'dear']],
  ['price-desc', ['dearest', 'dear', 'middle', 'cheap']],
  ['rating', ['cheap', 'dear']],
])('in the order “%s”, those after the last card wait until all cards are loaded', async (sort, titles) => {
  const [group] = createResponse().groups;
  const cards = sort === 'price-desc' ? group?.cards.toReversed() : group?.cards;
  const groups = [{ kind: 'products' as const, cards: cards ?? [], count: 30 }];
  expect(getTitles(await add(createResponse({ groups, count: 30 }), sort))).toEqual(titles);
});

test('the numbers of results and of facets contain them, in every order', async () => {
  for (const sort of SORTS) {
    const { count, counts, groups } = await add(createResponse(), sort);
    expect(count).toBe(4);
    expect(groups[0]?.count).toBe(4);
    expect(counts).toMatchObject({ kind: { products: 4, stores: 0 }, category: { 'Home decor': 3 } });
  }
});

test('their group comes before the others, which are shortened', async () => {
  const stores = ['one', 'two', 'three'].map((title) => createCard('stores', title));
  const { groups } = await add(createResponse({ groups: [{ kind: 'stores', cards: stores, count: 3 }], count: 3 }));
  expect(groups.map(({ kind, cards, count }) => [kind, cards.length, count])).toEqual([
    ['products', 2, 2],
    ['stores', GROUP, 3],
  ]);
});

test('they are found by the words that the index corrected', async () => {
  const own = [createOwn('Palm basket', 900)];
  const corrected = createResponse({ words: ['basket'], isCorrected: true });
  expect((await add(corrected, 'relevance', own, 'baskett')).count).toBe(3);
  expect((await add(createResponse({ words: ['baskett'] }), 'relevance', own, 'baskett')).count).toBe(2);
});
