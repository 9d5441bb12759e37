import { describe, expect, test } from 'vitest';
import { invalid, valid } from '../model/validation.ts';
import { BLANK_TEXT, field, OVERSIZED_TEXT, MARKUP_TEXT, CONTEXT } from '../testing/fields.ts';
import { range } from './range.tsx';

const check = (typed: string) => range.validate(field('range', { min: 1, max: 50 }), typed, CONTEXT);

describe('a slider', () => {
  test('starts where the field says, which is a good answer', () => {
    const own = field('range', { defaultValue: 10 });
    expect(range.initialValue(own)).toBe('10');
    expect(range.validate(own, range.initialValue(own), CONTEXT)).toEqual(valid(10));
  });

  test.each([
    ['1', 1],
    ['25', 25],
    ['50', 50],
  ])('goes to %s', (typed, value) => {
    expect(check(typed)).toEqual(valid(value));
  });

  test('does not leave its limits', () => {
    expect(check('0')).toEqual(invalid('min', { min: 1 }));
    expect(check('-1')).toEqual(invalid('min', { min: 1 }));
    expect(check('50.5')).toEqual(invalid('max', { max: 50 }));
    expect(check('1,000,000,000')).toEqual(invalid('max', { max: 50 }));
  });

  test.each(['NaN', 'Infinity', '1e1', 'ten', '10 km', OVERSIZED_TEXT])('has nothing to do with %.20s', (typed) => {
    expect(check(typed)).toEqual(invalid('number'));
  });

  test.each([...BLANK_TEXT, ...MARKUP_TEXT])('has nothing to do with %s', (_, typed) => {
    expect(check(typed)).toEqual(invalid('number'));
  });

  test('reads with its unit', () => {
    expect(range.format(field('range', { unit: 'km' }), 0)).toBe('0 km');
    expect(range.format(field('range', { unit: '' }), 25)).toBe('25');
  });
});
