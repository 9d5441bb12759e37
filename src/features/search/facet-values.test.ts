import { describe, expect, test } from 'vitest';
import { getFacetName, getFacetValues } from './facet-values.ts';
import { NO_FACETS } from './facets.ts';

const labels: Parameters<typeof getFacetName>[2] = {
  kinds: {
    products: 'Products',
    stores: 'Stores',
    services: 'Services',
    jobs: 'Jobs',
    projects: 'Projects',
    markets: 'Markets',
    posts: 'Posts',
    help: 'Help',
  },
  facets: {
    bands: { 'under-10': 'Under $10', '4.5': '4.5 and up' },
    verifiedOnly: 'Verified only',
  },
};

describe('getFacetValues', () => {
  test('sorts by count, then by name, and omits values without results', () => {
    const counts = { category: { Shoe: 2, Packaging: 2, Fashion: 5, Office: 0 } };
    expect(getFacetValues('category', counts, NO_FACETS).map(({ value }) => value)).toEqual([
      'Fashion',
      'Packaging',
      'Shoe',
    ]);
  });

  test('includes selected values without results', () => {
    const selected = { ...NO_FACETS, seller: ['Nobody'] };
    expect(getFacetValues('seller', { seller: { Nobody: 0 } }, selected)).toEqual([
      { value: 'Nobody', count: 0, isSelected: true, isListed: true },
    ]);
  });

  test('marks values that are not in the index as unlisted', () => {
    const selected = { ...NO_FACETS, category: ['shoe'] };
    expect(getFacetValues('category', { category: { Shoe: 2 } }, selected).map(({ isListed }) => isListed)).toEqual([
      true,
      false,
    ]);
  });

  test('ignores property names of Object.prototype', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const selected = { ...NO_FACETS, seller: names };
    expect(getFacetValues('seller', { seller: {} }, selected).map(({ count }) => count)).toEqual([0, 0, 0]);
    for (const name of names) expect(getFacetName('price', name, labels)).toBe(name);
  });

  test('sorts types, prices and ratings in their fixed order', () => {
    expect(getFacetValues('kind', { kind: { help: 9, products: 1 } }, NO_FACETS).map(({ value }) => value)).toEqual([
      'products',
      'help',
    ]);
    expect(
      getFacetValues('price', { price: { 'over-50': 9, 'under-10': 1 } }, NO_FACETS).map(({ value }) => value),
    ).toEqual(['under-10', 'over-50']);
  });
});

test.each([
  ['kind', 'products', 'Products'],
  ['kind', 'made-up', 'made-up'],
  ['category', 'Shoe', 'Shoe'],
  ['price', 'under-10', 'Under $10'],
  ['price', '7-8', '7-8'],
  ['rating', '4.5', '4.5 and up'],
  ['verified', 'yes', 'Verified only'],
] as const)('the name of %s %s is %s', (facet, value, name) => {
  expect(getFacetName(facet, value, labels)).toBe(name);
});
