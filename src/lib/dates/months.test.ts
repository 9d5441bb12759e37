import { describe, expect, test } from 'vitest';
import { commonest } from '../mode.ts';
import { monthAfter, monthName } from './months.ts';

describe('months', () => {
  test.each([
    ['2026-09', '2026-10'],
    ['2025-12', '2026-01'],
    ['2026-01', '2026-02'],
  ])('after %s comes %s', (month, next) => {
    expect(monthAfter(month)).toBe(next);
  });

  test('have their name whatever the time zone', () => {
    expect(monthName('2026-11')).toBe('November');
    expect(monthName('2026-01')).toBe('January');
  });
});

describe('the commonest', () => {
  test('is the one that occurs most, of a tie the first', () => {
    expect(commonest(['bale', 'kg', 'kg'])).toBe('kg');
    expect(commonest(['bale', 'kg'])).toBe('bale');
    expect(commonest<string>([])).toBeUndefined();
  });
});
