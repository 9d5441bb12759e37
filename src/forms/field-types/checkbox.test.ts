import { expect, test } from 'vitest';
import { valid } from '../model/validation.ts';
import { field, EMPTY_VALUES, NOW } from '../testing/fields.ts';
import { checkbox } from './checkbox.tsx';

test('a box starts unticked, also where it must be ticked', () => {
  expect(checkbox.empty(field('checkbox', { required: true }))).toBe(false);
});

test('a ticked box is an answer, an unticked one is none', () => {
  expect(checkbox.check(field('checkbox'), true, NOW)).toEqual(valid(true));
  expect(checkbox.check(field('checkbox'), false, NOW)).toEqual(EMPTY_VALUES);
});

test('a ticked box reads as its words', () => {
  expect(checkbox.text(field('checkbox', { label: 'Call me back' }), true)).toBe('Call me back');
});

test.each([['true'], [1], ['on'], [null], [undefined], [[]]])('%j is no draft of a box', (value) => {
  expect(checkbox.fits(value)).toBe(false);
});
