import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { radio } from './radio.tsx';
import { select } from './select.tsx';

const options = [
  { value: 'pair', label: 'Pair' },
  { value: 'أزواج', label: 'Pairs, in Arabic' },
  { value: 'box of 12', label: 'Box of 12' },
];

describe.each([
  ['a list', (typed: string) => select.validate(createField('select', { options }), typed, CONTEXT)],
  ['a row of buttons', (typed: string) => radio.validate(createField('radio', { options }), typed, CONTEXT)],
] as const)('field with options: %s', (_, check) => {
  test('has no answer before an option is selected', () => {
    expect(check('')).toEqual(NO_VALUE);
  });

  test.each(options)('accepts $value', ({ value }) => {
    expect(check(value)).toEqual(acceptValue(value));
  });

  test.each([
    ' ',
    'Pair',
    'PAIR',
    'pair ',
    'pairs',
    'pa',
    'p\u200bair',
    'undefined',
    'null',
    'constructor',
    OVERSIZED_TEXT,
  ])('rejects “%.20s”', (typed) => {
    expect(check(typed)).toEqual(rejectValue('option'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_what, typed) => {
    expect(check(typed)).toEqual(rejectValue('option'));
  });
});

test('accepts only an empty answer when there are no options', () => {
  expect(select.validate(createField('select', { options: [] }), 'pair', CONTEXT)).toEqual(rejectValue('option'));
  expect(select.validate(createField('select', { options: [] }), '', CONTEXT)).toEqual(NO_VALUE);
});

test('formats the answer as the label of its option', () => {
  expect(select.format(createField('select', { options }), 'box of 12')).toBe('Box of 12');
  expect(radio.format(createField('radio', { options }), 'أزواج')).toBe('Pairs, in Arabic');
});
