import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { phone } from './phone.tsx';

const check = (typed: string) => phone.validate(createField('phone'), typed, CONTEXT);

describe('phone field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['+968 0000 0100', '+96800000100'],
    ['00968 0000 0100', '+96800000100'],
    ['00 968 0000 0100', '+96800000100'],
    ['(+968) 0000-0100', '+96800000100'],
    ['+968/0000.0100', '+96800000100'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+44(0)20-7946-0018', '+442079460018'],
    ['0044 (0) 20 7946 0018', '+442079460018'],
    ['+49 (0) 30 123456', '+4930123456'],
    ['+39 (0)6 6988 1234', '+390669881234'],
    ['+39(0)6 6988 1234', '+390669881234'],
    ['(0)24 123 456', '024123456'],
  ])('stores %s as %s', (typed, stored) => {
    expect(check(typed)).toEqual(acceptValue(stored));
  });

  test('keeps the trunk prefix and requires no dial code', () => {
    expect(check('024 123 456')).toEqual(acceptValue('024123456'));
    expect(check('9123 4567')).toEqual(acceptValue('91234567'));
  });

  test.each([
    ['Arabic', '+٩٦٨ ٠٠٠٠ ٠١٠٠'],
    ['Persian', '+۹۶۸ ۰۰۰۰ ۰۱۰۰'],
    ['copied with marks of direction', '\u200e+968 0000 0100\u200f'],
    ['copied from a list of contacts', '\u202a+968\u00a00000\u00a00100\u202c'],
    ['with the dash of a text program', '+968 0000–0100'],
    ['with a hyphen that keeps it on one line', '+968\u20110000\u20110100'],
  ])('accepts %s', (_, typed) => {
    expect(check(typed)).toEqual(acceptValue('+96800000100'));
  });

  test('requires 7 to 15 digits', () => {
    expect(check('123456')).toEqual(rejectValue('phone'));
    expect(check('1234567')).toEqual(acceptValue('1234567'));
    expect(check('+123456789012345')).toEqual(acceptValue('+123456789012345'));
    expect(check('+1234567890123456')).toEqual(rejectValue('phone'));
    expect(check('00123456')).toEqual(rejectValue('phone'));
    expect(check('9'.repeat(100_000))).toEqual(rejectValue('phone'));
    expect(check('('.repeat(100_000))).toEqual(rejectValue('phone'));
  });

  test.each([
    '+',
    '-',
    '()',
    '+968 0000 O100',
    '9123 4567 ext. 5',
    'call me',
    '++968 0000 0100',
    '+968+0000+0100',
    '0000 0100 +968',
    '00+968 0000 0100',
    '9123,4567',
    '9123_4567',
    'tel:+96800000100',
    '1e99999999',
    '-1234567.5e3',
    'NaN',
    'Infinity',
    '١٢٣٤٥',
    '１２３４５',
    '*#06#123456',
    '☎ 9123 4567',
  ])('rejects %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('phone'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('phone'));
  });

  test('rejects a very long text', () => {
    expect(check(OVERSIZED_TEXT)).toEqual(rejectValue('phone'));
  });
});
