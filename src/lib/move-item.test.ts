import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

const LIST = Object.freeze(['a', 'b', 'c', 'd']);

test.each([
  [0, 1, 'bacd'],
  [1, 0, 'bacd'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
])('from %i to %i: %s', (from, to, order) => {
  expect(moveItem(LIST, from, to).join('')).toBe(order);
});

test.each([
  [0, 0],
  [0, -1],
  [3, 4],
  [4, 0],
  [-1, 2],
  [Number.NaN, 1],
])('from %i to %i: unchanged', (from, to) => {
  expect(moveItem(LIST, from, to)).toBe(LIST);
});
