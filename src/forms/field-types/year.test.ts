import { describe, expect, test } from 'vitest';
import { invalid, valid } from '../model/validation.ts';
import { BLANK_TEXT, field, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { year } from './year.tsx';

const check = (typed: string, changes: Parameters<typeof field<'year'>>[1] = {}) =>
  year.validate(field('year', changes), typed, CONTEXT);

describe('a year', () => {
  test.each(BLANK_TEXT)('of %s is no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['1900', 1900],
    ['2026', 2026],
    [' 2016\u200f ', 2016],
    ['٢٠١٦', 2016],
    ['۲۰۱۶', 2016],
  ])('may be %s', (typed, value) => {
    expect(check(typed)).toEqual(valid(value));
  });

  test.each([
    '16',
    '016',
    '2,016',
    '20161',
    '2016.0',
    '-2016',
    '2e03',
    '0x7E',
    'MMXVI',
    '2016 AD',
    '1437 هـ',
    OVERSIZED_TEXT,
  ])('is not %s', (typed) => {
    expect(check(typed)).toEqual(invalid('year'));
  });

  test.each(MARKUP_TEXT)('is not %s', (_, typed) => {
    expect(check(typed)).toEqual(invalid('year'));
  });

  test('is not before the earliest', () => {
    expect(check('1899')).toEqual(invalid('min', { min: 1900 }));
    expect(check('0000')).toEqual(invalid('min', { min: 1900 }));
  });

  test('is not after the present one, or the latest that the field says', () => {
    expect(check('2027')).toEqual(invalid('max', { max: 2026 }));
    expect(check('2027', { max: 2030 })).toEqual(valid(2027));
    expect(check('2001', { max: 2000 })).toEqual(invalid('max', { max: 2000 }));
  });

  test('reads without a mark between its digits', () => {
    expect(year.format(field('year'), 2016)).toBe('2016');
  });
});
