import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideIntoPages, getPagePath, listLinkedPages } from './pages.ts';

test('every item is on one page, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const pages = divideIntoPages(items, size);
      expect(pages.flatMap((page) => page.items)).toEqual(items);
      for (const [index, page] of pages.entries()) {
        expect(page).toMatchObject({ number: index + 1, pages: pages.length, total: items.length });
        expect(items.slice(page.start, page.start + page.items.length)).toEqual(page.items);
        expect(page.items.length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test('an empty list has one page', () => {
  expect(divideIntoPages([])).toEqual([{ items: [], number: 1, pages: 1, start: 0, total: 0 }]);
});

test('the first page has the address of the list', () => {
  expect([1, 2].map((number) => getPagePath('/category/food', number))).toEqual([
    '/category/food',
    '/category/food/page/2',
  ]);
});

test('a page links to the first, its neighbours and the last', () => {
  expect(listLinkedPages({ number: 1, pages: 1 })).toEqual([1]);
  expect(listLinkedPages({ number: 1, pages: 9 })).toEqual([1, 2, 9]);
  expect(listLinkedPages({ number: 5, pages: 9 })).toEqual([1, 4, 5, 6, 9]);
  expect(listLinkedPages({ number: 9, pages: 9 })).toEqual([1, 8, 9]);
});

test('dots never stand for a single page', () => {
  expect(listLinkedPages({ number: 1, pages: 4 })).toEqual([1, 2, 3, 4]);
  expect(listLinkedPages({ number: 4, pages: 7 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (one, other) => {
      const [number, pages] = [Math.min(one, other), Math.max(one, other)];
      const linked = listLinkedPages({ number, pages });
      for (const [position, page] of linked.entries()) expect(page - (linked[position - 1] ?? 0)).not.toBe(2);
    }),
  );
});
