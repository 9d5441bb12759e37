import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlural, selectPlural } from './plurals.ts';

describe('a plural', () => {
  const results = { one: '1 result', other: '{count} results' };
  const hours = {
    zero: '{count} zero',
    one: '{count} one',
    two: '{count} two',
    few: '{count} few',
    many: '{count} many',
    other: '{count} other',
  };

  test('has two forms in English', () => {
    const formatted = [0, 1, 2, 21].map((count) => formatPlural(results, count));
    expect(formatted).toEqual(['0 results', '1 result', '2 results', '21 results']);
  });

  test('formats its count as a number of the language', () => {
    expect(formatPlural(results, 1200)).toBe('1,200 results');
    expect(formatPlural(results, 1200, 'de')).toBe('1.200 results');
  });

  test('has six forms in Arabic', () => {
    const formatted = [0, 1, 2, 3, 11, 100].map((count) => formatPlural(hours, count, 'ar'));
    expect(formatted).toEqual(['0 zero', '1 one', '2 two', '3 few', '11 many', '100 other']);
  });

  test('follows the rules of each language for each count', () => {
    fc.assert(
      fc.property(fc.constantFrom('en', 'ar', 'fr', 'pl', 'ja'), fc.nat(10_000), (locale, count) => {
        expect(selectPlural(hours, count, locale)).toBe(`{count} ${new Intl.PluralRules(locale).select(count)}`);
      }),
    );
  });

  test('uses the general form when the form of a category is missing', () => {
    expect(formatPlural(results, 3, 'ar')).toBe('3 results');
  });
});
