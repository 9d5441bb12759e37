import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { code } from './code.tsx';

const validateDigits = (typed: string, length = 6) => code.validate(createField('code', { length }), typed, CONTEXT);
const validateCapitals = (typed: string, length = 6) =>
  code.validate(createField('code', { length, characters: 'capitals' }), typed, CONTEXT);

describe('code field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(validateDigits(typed)).toEqual(NO_VALUE);
    expect(validateCapitals(typed)).toEqual(NO_VALUE);
  });

  test.each(['012345', ' 012 345 ', '012-345', '٠١٢٣٤٥', '۰۱۲۳۴۵', '\u200e012345', '0\u200b12345'])(
    'stores %s as its digits',
    (typed) => {
      expect(validateDigits(typed)).toEqual(acceptValue('012345'));
    },
  );

  test.each(['7f3k2m', '7F3K2M', '7f3-k2m', '٧F٣K٢M'])('stores %s in capitals', (typed) => {
    expect(validateCapitals(typed)).toEqual(acceptValue('7F3K2M'));
  });

  test('requires the exact length of the field', () => {
    for (const typed of ['1', '12345', '1234567', '1'.repeat(100_000)]) {
      expect(validateDigits(typed)).toEqual(rejectValue('code', { length: 6 }));
    }
    expect(validateDigits('12', 2)).toEqual(acceptValue('12'));
    expect(validateDigits('1'.repeat(12), 12)).toEqual(acceptValue('1'.repeat(12)));
  });

  test.each([
    '12345a',
    '1e9999',
    '-12345.',
    '+12345',
    '12,345',
    'NaNNaN',
    '=1+1+1',
    '½½½½½½',
    '<b>12>',
    OVERSIZED_TEXT,
  ])('rejects %.20s in a code of digits', (typed) => {
    expect(validateDigits(typed)).toEqual(rejectValue('code', { length: 6 }));
  });

  test.each(['ABCDÉF', 'АВСDEF', '👍👍👍', 'abc_ef', 'مرحبا١', OVERSIZED_TEXT])(
    'rejects %.20s in a code of capitals',
    (typed) => {
      expect(validateCapitals(typed)).toEqual(rejectValue('code', { length: 6 }));
    },
  );

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(validateDigits(typed)).toEqual(rejectValue('code', { length: 6 }));
    expect(validateCapitals(typed)).toEqual(rejectValue('code', { length: 6 }));
  });
});
