import { describe, expect, test } from 'vitest';
import { bad, good } from '../model/validation.ts';
import { BLANK, field, HUGE, LITERAL, NOTHING, NOW } from '../testing/fields.ts';
import { year } from './year.tsx';

const check = (typed: string, changes: Parameters<typeof field<'year'>>[1] = {}) =>
  year.check(field('year', changes), typed, NOW);

describe('a year', () => {
  test.each(BLANK)('of %s is no answer', (_, typed) => {
    expect(check(typed)).toEqual(NOTHING);
  });

  test.each([
    ['1900', 1900],
    ['2026', 2026],
    [' 2016\u200f ', 2016],
    ['٢٠١٦', 2016],
    ['۲۰۱۶', 2016],
  ])('may be %s', (typed, value) => {
    expect(check(typed)).toEqual(good(value));
  });

  test.each(['16', '016', '2,016', '20161', '2016.0', '-2016', '2e03', '0x7E', 'MMXVI', '2016 AD', '1437 هـ', HUGE])(
    'is not %s',
    (typed) => {
      expect(check(typed)).toEqual(bad('year'));
    },
  );

  test.each(LITERAL)('is not %s', (_, typed) => {
    expect(check(typed)).toEqual(bad('year'));
  });

  test('is not before the earliest', () => {
    expect(check('1899')).toEqual(bad('least', { least: 1900 }));
    expect(check('0000')).toEqual(bad('least', { least: 1900 }));
  });

  test('is not after the present one, or the latest that the field says', () => {
    expect(check('2027')).toEqual(bad('most', { most: 2026 }));
    expect(check('2027', { most: 2030 })).toEqual(good(2027));
    expect(check('2001', { most: 2000 })).toEqual(bad('most', { most: 2000 }));
  });

  test('reads without a mark between its digits', () => {
    expect(year.text(field('year'), 2016)).toBe('2016');
  });
});
