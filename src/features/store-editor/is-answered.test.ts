import { expect, test } from 'vitest';
import { isAnswered } from './is-answered.ts';

test.each([['a'], [['', 'a']], [[{ id: 'f' }]], [2016], [0], [true]])('%j is something', (value) => {
  expect(isAnswered(value)).toBe(true);
});

test.each([[''], ['  '], [[]], [['', ' ']], [undefined], [null], [false]])('%j is nothing', (value) => {
  expect(isAnswered(value)).toBe(false);
});
