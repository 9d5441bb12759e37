import { expect, test } from 'vitest';
import { createProduct } from '@/storage/testing/product.ts';
import { NO_FACETS, type SelectedFacets } from '../facets.ts';
import { matchesSearch } from './match-own-product.ts';

const matches = (text: string, selected: Partial<SelectedFacets> = {}) =>
  matchesSearch(createProduct(), { text, selected: { ...NO_FACETS, ...selected } });

test.each(['basket', 'PALM bask', 'home decor', 'leaf 30cm', ''])('finds the product by “%s”', (text) => {
  expect(matches(text)).toBe(true);
});

test.each(['honey', 'basket honey', 'asket', '?!', '“”'])('does not find it by “%s”', (text) => {
  expect(matches(text)).toBe(false);
});

test('follows the filters that it has values for', () => {
  expect(matches('', { kind: ['products'], category: ['Home decor'], price: ['under-10'] })).toBe(true);
  expect(matches('', { kind: ['stores'] })).toBe(false);
  expect(matches('', { category: ['Food'] })).toBe(false);
  expect(matches('', { price: ['over-50'] })).toBe(false);
});

test.each(['seller', 'rating', 'verified'] as const)('is not shown with the filter %s', (facet) => {
  expect(matches('basket', { [facet]: ['4'] })).toBe(false);
});
