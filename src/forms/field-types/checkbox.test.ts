import { expect, test } from 'vitest';
import { acceptValue } from '../model/validation.ts';
import { createField, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { checkbox } from './checkbox.tsx';

test('is unchecked initially, even when it is required', () => {
  expect(checkbox.initialValue(createField('checkbox', { required: true }))).toBe(false);
});

test('has an answer only when it is checked', () => {
  expect(checkbox.validate(createField('checkbox'), true, CONTEXT)).toEqual(acceptValue(true));
  expect(checkbox.validate(createField('checkbox'), false, CONTEXT)).toEqual(NO_VALUE);
});

test('formats a checked box as its label', () => {
  expect(checkbox.format(createField('checkbox', { label: 'Call me back' }), true)).toBe('Call me back');
});

test.each([['true'], [1], ['on'], [null], [undefined], [[]]])('rejects %j as a draft value', (value) => {
  expect(checkbox.isValidDraft(value)).toBe(false);
});
