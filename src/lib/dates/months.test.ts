import { describe, expect, test } from 'vitest';
import { getNextMonth, formatMonthName } from './months.ts';

describe('months', () => {
  test.each([
    ['2026-09', '2026-10'],
    ['2025-12', '2026-01'],
    ['2026-01', '2026-02'],
  ])('after %s comes %s', (month, next) => {
    expect(getNextMonth(month)).toBe(next);
  });

  test('have the same name in every time zone', () => {
    expect(formatMonthName('2026-11')).toBe('November');
    expect(formatMonthName('2026-01')).toBe('January');
  });
});
