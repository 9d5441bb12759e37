import { expect, test } from 'vitest';
import { isAnswered } from './is-answered.ts';

test.each([['a'], [['', 'a']], [[{ id: 'f' }]], [2016], [0], [true]])('accepts %j as an answer', (value) => {
  expect(isAnswered(value)).toBe(true);
});

test.each([[''], ['  '], [[]], [['', ' ']], [undefined], [null], [false]])('rejects %j as an answer', (value) => {
  expect(isAnswered(value)).toBe(false);
});
