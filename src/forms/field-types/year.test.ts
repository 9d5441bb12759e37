import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { year } from './year.tsx';

const check = (typed: string, changes: Parameters<typeof createField<'year'>>[1] = {}) =>
  year.validate(createField('year', changes), typed, CONTEXT);

describe('year field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['1900', 1900],
    ['2026', 2026],
    [' 2016\u200f ', 2016],
    ['٢٠١٦', 2016],
    ['۲۰۱۶', 2016],
  ])('accepts %s', (typed, value) => {
    expect(check(typed)).toEqual(acceptValue(value));
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
  ])('rejects %s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('year'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('year'));
  });

  test('rejects a year before the earliest', () => {
    expect(check('1899')).toEqual(rejectValue('min', { min: 1900 }));
    expect(check('0000')).toEqual(rejectValue('min', { min: 1900 }));
  });

  test('rejects a year after the current one or the maximum of the field', () => {
    expect(check('2027')).toEqual(rejectValue('max', { max: 2026 }));
    expect(check('2027', { max: 2030 })).toEqual(acceptValue(2027));
    expect(check('2001', { max: 2000 })).toEqual(rejectValue('max', { max: 2000 }));
  });

  test('formats the year without a thousands separator', () => {
    expect(year.format(createField('year'), 2016)).toBe('2016');
  });
});
