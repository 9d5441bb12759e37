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
    posts: 'Posts',
    help: 'Help',
  },
  facets: {
    bands: { 'under-10': 'Under $10', '4.5': '4.5 and up' },
    verifiedOnly: 'Verified only',
  },
};

describe('facetValues', () => {
  test('offers the most frequent first, equals by name, and nothing that would give nothing', () => {
    const counts = { category: { Shoe: 2, Packaging: 2, Fashion: 5, Office: 0 } };
    expect(getFacetValues('category', counts, NO_FACETS).map(({ value }) => value)).toEqual([
      'Fashion',
      'Packaging',
      'Shoe',
    ]);
  });

  test('keeps what is chosen, also when it gives nothing', () => {
    const chosen = { ...NO_FACETS, seller: ['Nobody'] };
    expect(getFacetValues('seller', { seller: { Nobody: 0 } }, chosen)).toEqual([
      { value: 'Nobody', count: 0, chosen: true, listed: true },
    ]);
  });

  test('tells what the site has from what an address made up', () => {
    const chosen = { ...NO_FACETS, category: ['shoe'] };
    expect(getFacetValues('category', { category: { Shoe: 2 } }, chosen).map(({ listed }) => listed)).toEqual([
      true,
      false,
    ]);
  });

  test('counts nothing for what only every object has', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const chosen = { ...NO_FACETS, seller: names };
    expect(getFacetValues('seller', { seller: {} }, chosen).map(({ count }) => count)).toEqual([0, 0, 0]);
    for (const name of names) expect(getFacetName('price', name, labels)).toBe(name);
  });

  test('keeps the order of kinds, prices and ratings', () => {
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
] as const)('%s %s is called %s', (facet, value, name) => {
  expect(getFacetName(facet, value, labels)).toBe(name);
});
