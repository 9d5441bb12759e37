import { expect, test } from 'vitest';
import { createProduct } from '@/storage/testing/product.ts';
import { NO_FACETS, type SelectedFacets } from '../facets.ts';
import { selectOwnProducts } from './select-own-products.ts';

const product = createProduct();

const select = (text: string, selected: Partial<SelectedFacets> = {}, corrected?: readonly string[]) =>
  selectOwnProducts([product], { text, selected: { ...NO_FACETS, ...selected } }, corrected);

const isFound = (text: string, selected: Partial<SelectedFacets> = {}, corrected?: readonly string[]) =>
  select(text, selected, corrected).products.length === 1;

test.each(['basket', 'PALM bask', 'home decor', 'leaf 30cm', ''])('finds the product by “%s”', (text) => {
  expect(isFound(text)).toBe(true);
});

test.each(['honey', 'basket honey', 'asket', '?!', '“”'])('does not find it by “%s”', (text) => {
  expect(isFound(text)).toBe(false);
});

test('finds it by the corrected words, and by the typed ones that the index does not know', () => {
  expect(isFound('baskett')).toBe(false);
  expect(isFound('baskett', {}, ['basket'])).toBe(true);
  expect(isFound('palm', {}, ['calm'])).toBe(true);
});

test('follows the filters that it has values for', () => {
  expect(isFound('', { kind: ['products'], category: ['Home decor'], price: ['under-10'] })).toBe(true);
  expect(isFound('', { kind: ['stores'] })).toBe(false);
  expect(isFound('', { category: ['Food'] })).toBe(false);
  expect(isFound('', { price: ['over-50'] })).toBe(false);
});

test.each(['seller', 'rating', 'verified'] as const)('is not shown with the filter %s', (facet) => {
  expect(isFound('basket', { [facet]: ['4'] })).toBe(false);
});

test('counts it in each facet that it has a value for, and without the selection of that facet', () => {
  const counts = { kind: { products: 1 }, category: { 'Home decor': 1 }, price: { 'under-10': 1 } };
  expect(select('basket').counts).toMatchObject(counts);
  expect(select('basket', { category: ['Food'] }).counts).toMatchObject({ kind: {}, category: { 'Home decor': 1 } });
  expect(select('honey').counts).toMatchObject({ kind: {}, category: {}, price: {} });
});
