import { describe, expect, test } from 'vitest';
import { bad, good } from '../model/validation.ts';
import { BLANK, field, HUGE, LITERAL, NOW } from '../testing/fields.ts';
import { range } from './range.tsx';

const check = (typed: string) => range.check(field('range', { least: 1, most: 50 }), typed, NOW);

describe('a slider', () => {
  test('starts where the field says, which is a good answer', () => {
    const own = field('range', { start: 10 });
    expect(range.empty(own)).toBe('10');
    expect(range.check(own, range.empty(own), NOW)).toEqual(good(10));
  });

  test.each([
    ['1', 1],
    ['25', 25],
    ['50', 50],
  ])('goes to %s', (typed, value) => {
    expect(check(typed)).toEqual(good(value));
  });

  test('does not leave its limits', () => {
    expect(check('0')).toEqual(bad('least', { least: 1 }));
    expect(check('-1')).toEqual(bad('least', { least: 1 }));
    expect(check('50.5')).toEqual(bad('most', { most: 50 }));
    expect(check('1,000,000,000')).toEqual(bad('most', { most: 50 }));
  });

  test.each(['NaN', 'Infinity', '1e1', 'ten', '10 km', HUGE])('has nothing to do with %.20s', (typed) => {
    expect(check(typed)).toEqual(bad('number'));
  });

  test.each([...BLANK, ...LITERAL])('has nothing to do with %s', (_, typed) => {
    expect(check(typed)).toEqual(bad('number'));
  });

  test('reads with its unit', () => {
    expect(range.text(field('range', { unit: 'km' }), 0)).toBe('0 km');
    expect(range.text(field('range', { unit: '' }), 25)).toBe('25');
  });
});
