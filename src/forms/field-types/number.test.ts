import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { number } from './number.tsx';

const check = (typed: string, changes: Parameters<typeof createField<'number'>>[1] = {}) =>
  number.validate(createField('number', changes), typed, CONTEXT);

describe('number field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['0', 0],
    ['-0', 0],
    ['1,200.50', 1200.5],
    ['١٬٢٠٠', 1200],
    ['\u200f١٢', 12],
    ['999,999,999,999', 999_999_999_999],
  ])('accepts %s', (typed, value) => {
    expect(check(typed)).toEqual(acceptValue(value));
  });

  test.each([
    'NaN',
    'Infinity',
    '1e9',
    '1,2',
    '0,5',
    '0,500',
    '1.000.000',
    'ten',
    '12 pairs',
    '1/2',
    '--1',
    '0x1F',
    OVERSIZED_TEXT,
  ])('rejects %.20s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test('rejects negative numbers unless the field allows them', () => {
    expect(check('-1')).toEqual(rejectValue('min', { min: '0' }));
    expect(check('-0.001')).toEqual(rejectValue('min', { min: '0' }));
    expect(check('-1', { min: -5 })).toEqual(acceptValue(-1));
    expect(check('-5', { min: -5 })).toEqual(acceptValue(-5));
    expect(check('-6', { min: -5 })).toEqual(rejectValue('min', { min: '-5' }));
  });

  test('accepts numbers within the limits of the field, inclusive', () => {
    const limits = { min: 6, max: 1_000_000 };
    expect(check('6', limits)).toEqual(acceptValue(6));
    expect(check('5.999', limits)).toEqual(rejectValue('min', { min: '6' }));
    expect(check('1,000,000', limits)).toEqual(acceptValue(1_000_000));
    expect(check('1000000.001', limits)).toEqual(rejectValue('max', { max: '1,000,000' }));
    expect(check('0', { max: 0 })).toEqual(acceptValue(0));
    expect(check('1', { max: 0 })).toEqual(rejectValue('max', { max: '0' }));
  });

  test('names the limit of the field when a number has too many digits', () => {
    for (const typed of ['1'.repeat(13), '9'.repeat(1000)]) {
      expect(check(typed, { max: 1_000_000 })).toEqual(rejectValue('max', { max: '1,000,000' }));
      expect(check(typed, { max: 1_000_000, integer: true })).toEqual(rejectValue('max', { max: '1,000,000' }));
      // Without a limit of its own, a field has the one of all numbers.
      expect(check(typed)).toEqual(rejectValue('max', { max: '1,000,000,000,000' }));
      expect(check(`-${typed}`)).toEqual(rejectValue('min', { min: '0' }));
      expect(check(`-${typed}`, { min: -5 })).toEqual(rejectValue('min', { min: '-5' }));
    }
  });

  test('requires a whole number when the field does', () => {
    expect(check('12.5', { integer: true })).toEqual(rejectValue('integer'));
    expect(check('12.0', { integer: true })).toEqual(acceptValue(12));
    expect(check('1.000', { integer: true })).toEqual(rejectValue('integer'));
    expect(check('12.5')).toEqual(acceptValue(12.5));
  });

  test('requires a multiple of the pack size', () => {
    const packs = { integer: true, min: 6, multipleOf: 6 };
    expect(check('12', packs)).toEqual(acceptValue(12));
    expect(check('1,200', packs)).toEqual(acceptValue(1200));
    expect(check('3', packs)).toEqual(rejectValue('min', { min: '6' }));
    expect(check('1,207', packs)).toEqual(rejectValue('multiple', { step: '6', lower: '1,206', upper: '1,212' }));
    // The number below would be refused, too.
    expect(check('3', { ...packs, min: 1 })).toEqual(rejectValue('multiple', { step: '6', lower: '6', upper: '12' }));
  });

  test('formats the number with its unit', () => {
    expect(number.format(createField('number', { unit: 'km' }), 1200.5)).toBe('1,200.5 km');
    expect(number.format(createField('number'), 0)).toBe('0');
  });

  test('formats a stored number so that it is read back unchanged', () => {
    const typed = fc
      .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999_999 }))
      .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(9, '0')}`);
    fc.assert(
      fc.property(typed, (text) => {
        const value = Number(text);
        expect(check(text)).toEqual(acceptValue(value));
        expect(check(number.format(createField('number'), value))).toEqual(acceptValue(value));
      }),
    );
  });
});
