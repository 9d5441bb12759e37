import { expect, test } from 'vitest';
import { answered } from './is-answered.ts';

test.each([['a'], [['', 'a']], [[{ id: 'f' }]], [2016], [0], [true]])('%j is something', (value) => {
  expect(answered(value)).toBe(true);
});

test.each([[''], ['  '], [[]], [['', ' ']], [undefined], [null], [false]])('%j is nothing', (value) => {
  expect(answered(value)).toBe(false);
});
