import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, CONTEXT } from '../testing/fields.ts';
import { range } from './range.tsx';

const check = (typed: string) => range.validate(createField('range', { min: 1, max: 50 }), typed, CONTEXT);

describe('range field', () => {
  test('starts at the default value, which is valid', () => {
    const own = createField('range', { defaultValue: 10 });
    expect(range.initialValue(own)).toBe('10');
    expect(range.validate(own, range.initialValue(own), CONTEXT)).toEqual(acceptValue(10));
  });

  test.each([
    ['1', 1],
    ['25', 25],
    ['50', 50],
  ])('accepts %s', (typed, value) => {
    expect(check(typed)).toEqual(acceptValue(value));
  });

  test('rejects values outside its limits', () => {
    expect(check('0')).toEqual(rejectValue('min', { min: 1 }));
    expect(check('-1')).toEqual(rejectValue('min', { min: 1 }));
    expect(check('50.5')).toEqual(rejectValue('max', { max: 50 }));
    expect(check('1,000,000,000')).toEqual(rejectValue('max', { max: 50 }));
    expect(check('9'.repeat(13))).toEqual(rejectValue('max', { max: 50 }));
    expect(check(`-${'9'.repeat(13)}`)).toEqual(rejectValue('min', { min: 1 }));
  });

  test.each(['NaN', 'Infinity', '1e1', 'ten', '10 km', OVERSIZED_TEXT])('rejects %.20s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test.each([...BLANK_TEXT, ...MARKUP_TEXT])('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test('formats the value with its unit', () => {
    expect(range.format(createField('range', { unit: 'km' }), 0)).toBe('0 km');
    expect(range.format(createField('range', { unit: '' }), 25)).toBe('25');
  });
});
