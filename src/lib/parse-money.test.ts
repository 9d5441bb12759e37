import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney, formatRoundMoney, toCents } from './money.ts';
import { parseMoney } from './parse-money.ts';
import { MAX_NUMBER } from './text/normalize.ts';

/** Amounts below the limit of inputs. */
const CENTS = fc.integer({ min: 0, max: 99_999_999_999_999 });

const toArabicDigits = (text: string): string =>
  text
    .replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    .replace(/,/g, '٬')
    .replace(/\./g, '٫');

describe('parseMoney', () => {
  test('parses every format that the site writes, in Western and in Arabic digits', () => {
    fc.assert(
      fc.property(CENTS, fc.constantFrom(formatMoney, formatRoundMoney, formatAmount), (cents, format) => {
        const text = format(cents);
        expect(parseMoney(text)).toBe(cents);
        expect(parseMoney(toArabicDigits(text))).toBe(cents);
      }),
    );
  });

  test('returns a whole number of cents, null or an error for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String)), (text) => {
        const parsed = parseMoney(text);
        expect([null, 'number', 'decimals', Math.round(Number(parsed))]).toContain(parsed);
      }),
    );
  });

  test.each([
    ['1,000.50', 100_050],
    ['1 000.50', 100_050],
    ['US$ 20', 2000],
    ['0.3', 30],
    ['٢٥٫٥', 2550],
    ['\u200f۱٬۲۰۰', 120_000],
    ['-5', -500],
    ['-0', 0],
    ['$1,000,000,000,000', 100_000_000_000_000],
  ])('parses “%s” as %i cents', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents);
  });

  test.each(['', '  ', '$', '\u200e'])('returns null for the empty text “%s”', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });

  test.each([
    ['1e-9', 'number'],
    ['1e3', 'number'],
    ['0x10', 'number'],
    ['Infinity', 'number'],
    ['NaN', 'number'],
    ['5,50', 'number'],
    ['0,500', 'number'],
    ['five', 'number'],
    ['1.000', 'decimals'],
    ['0.30000000000000004', 'decimals'],
  ])('rejects “%s” with the error %s', (typed, error) => {
    expect(parseMoney(typed)).toBe(error);
  });

  test('returns more than every limit for an amount of too many digits', () => {
    expect(parseMoney('9999999999999')).toBeGreaterThan(toCents(MAX_NUMBER));
  });
});
