import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT, PLACES } from '../testing/fields.ts';
import { location } from './location.tsx';

const check = (typed: string, places = PLACES) =>
  location.validate(createField('location', { places }), typed, CONTEXT);

describe('location field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each(['Muscat', 'muscat', 'MUSCAT', '  Muscat\n', 'Mus\u200bcat'])(
    'stores the id of a known place for %j',
    (typed) => {
      expect(check(typed)).toEqual(acceptValue({ name: 'Muscat', id: 'muscat' }));
    },
  );

  test('stores an unknown place as typed', () => {
    expect(check('Al  Hamra')).toEqual(acceptValue({ name: 'Al Hamra' }));
    expect(check('مسقط')).toEqual(acceptValue({ name: 'مسقط' }));
    expect(check('Musca')).toEqual(acceptValue({ name: 'Musca' }));
    expect(check('Muscat', [])).toEqual(acceptValue({ name: 'Muscat' }));
  });

  test.each(MARKUP_TEXT)('accepts %s', (_, typed) => {
    expect(check(typed)).toEqual(acceptValue({ name: typed }));
  });

  test('accepts at most 80 characters', () => {
    expect(check('x'.repeat(80))).toEqual(acceptValue({ name: 'x'.repeat(80) }));
    expect(check('x'.repeat(81))).toEqual(rejectValue('tooLong', { max: 80 }));
    expect(check(OVERSIZED_TEXT)).toEqual(rejectValue('tooLong', { max: 80 }));
  });

  test('formats the place as its name', () => {
    expect(location.format(createField('location'), { name: 'Muscat', id: 'muscat' })).toBe('Muscat');
  });
});
