import { expect, test } from 'vitest';
import { valid } from '../model/validation.ts';
import { field, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { checkbox } from './checkbox.tsx';

test('a box starts unticked, also where it must be ticked', () => {
  expect(checkbox.initialValue(field('checkbox', { required: true }))).toBe(false);
});

test('a ticked box is an answer, an unticked one is none', () => {
  expect(checkbox.validate(field('checkbox'), true, CONTEXT)).toEqual(valid(true));
  expect(checkbox.validate(field('checkbox'), false, CONTEXT)).toEqual(NO_VALUE);
});

test('a ticked box reads as its words', () => {
  expect(checkbox.format(field('checkbox', { label: 'Call me back' }), true)).toBe('Call me back');
});

test.each([['true'], [1], ['on'], [null], [undefined], [[]]])('%j is no draft of a box', (value) => {
  expect(checkbox.isValidDraft(value)).toBe(false);
});
