import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  stripBidiControls,
  countCharacters,
  MAX_NUMBER,
  normalizeLine,
  normalizeText,
  parseNumber,
  readWhole,
  toAsciiDigits,
} from './normalize.ts';
import { BLANK_TEXT, OVERSIZED_TEXT, MARKUP_TEXT, RTL_TEXT } from '@/forms/testing/fields.ts';

/** Arbitrary text with many special characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\r', '\n', '\u200b', '\u202e', '\u0301', 'e', ' ', '\u200d'),
    ),
  )
  .map((parts) => parts.join(''));

describe('normalizeText', () => {
  test.each(BLANK_TEXT)('returns an empty text for %s', (_, typed) => {
    expect(normalizeText(typed)).toBe('');
    expect(normalizeLine(typed)).toBe('');
  });

  test.each(MARKUP_TEXT)('keeps %s', (_, typed) => {
    expect(normalizeText(typed)).toBe(typed);
    expect(normalizeLine(typed)).toBe(typed);
  });

  test('removes characters that hide or reverse other text', () => {
    expect(normalizeText(RTL_TEXT[0])).toBe(RTL_TEXT[1]);
  });

  test('uses one form of every letter, also around invisible characters', () => {
    expect(normalizeText('Cafe\u0301')).toBe('Café');
    expect(normalizeText('Cafe\u200b\u0301')).toBe('Café');
  });

  test('uses one kind of line end', () => {
    expect(normalizeText(' one\r\ntwo\rthree\n\nfour\n')).toBe('one\ntwo\nthree\n\nfour');
  });

  test('collapses white space in one line', () => {
    expect(normalizeLine(' one\r\n two\tthree\u00a0\u2003four\u2028five ')).toBe('one two three four five');
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(normalizeText(normalizeText(typed))).toBe(normalizeText(typed));
        expect(normalizeLine(normalizeLine(typed))).toBe(normalizeLine(typed));
        expect(normalizeLine(normalizeText(typed))).toBe(normalizeLine(typed));
      }),
    );
  });

  test('accepts long text', () => {
    expect(normalizeText(OVERSIZED_TEXT)).toBe(OVERSIZED_TEXT);
    expect(normalizeLine(` ${OVERSIZED_TEXT}\n`)).toBe(OVERSIZED_TEXT);
  });
});

test('stripBidiControls removes direction marks, which copied URLs and numbers contain', () => {
  expect(stripBidiControls('\u200e+968 0000\u200f 0100\u061c ')).toBe('+968 0000 0100');
  expect(stripBidiControls('\u200f ')).toBe('');
});

test.each([
  ['', 0],
  ['abc', 3],
  ['Café', 4],
  ['👍', 1],
  ['مرحبا', 5],
])('“%s” has a length of %i', (text, length) => {
  expect(countCharacters(text)).toBe(length);
});

describe('digits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['١٬٢٠٠٫٥', '1,200.5'],
    ['12 pairs, أو ٣', '12 pairs, أو 3'],
  ])('%s becomes %s', (typed, western) => {
    expect(toAsciiDigits(typed)).toBe(western);
  });
});

describe('numbers', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['12', 12],
    ['-12', -12],
    ['0.5', 0.5],
    ['1,200', 1200],
    ['1,200.50', 1200.5],
    ['1 200 300', 1_200_300],
    ['1\u00a0200\u202f300', 1_200_300],
    [' 12 ', 12],
    ['999999999999', 999_999_999_999],
    ['999,999,999,999', 999_999_999_999],
    ['1000000000000', MAX_NUMBER],
    ['0000000000012', 12],
    ['١٬٢٠٠٫٥', 1200.5],
    ['۱۲', 12],
    ['\u200f١٢', 12],
    ['1\u200b2', 12],
  ])('“%s” is %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e9',
    '1E9',
    '1e-9',
    '0x10',
    '1_000',
    '1,2',
    '12,34',
    '1,2345',
    '1234,567',
    '1,,000',
    ',100',
    '100,',
    '1,000,',
    // A decimal comma, as in much of Europe: not five hundred.
    '0,500',
    '00,500',
    '1.',
    '.5',
    '1.2.3',
    '1.000.000',
    '1.000,5',
    '--1',
    '- 1',
    '+1',
    '1 2',
    '1-2',
    '12 km',
    '$12',
    '=1+1',
    '½',
    '²',
    '<b>1</b>',
    'null',
    'true',
    '1000,000,000,000',
    '1000000000000 km',
  ])('“%s” is not a number', (typed) => {
    expect(parseNumber(typed)).toBeUndefined();
  });

  test('accepts full-width digits and signs', () => {
    expect(parseNumber('１，２００．５')).toBe(1200.5);
  });

  test.each(['1000000000001', '9,999,999,999,999', '٩٩٩٩٩٩٩٩٩٩٩٩٩', '9'.repeat(100_000), `1${',000'.repeat(25_000)}`])(
    '%.20s is finite and beyond the limit of fields, also as a whole number and below zero',
    (typed) => {
      for (const parse of [parseNumber, readWhole]) {
        expect(Number.isFinite(parse(typed))).toBe(true);
        expect(parse(typed)).toBeGreaterThan(MAX_NUMBER);
        expect(Number.isFinite(parse(`-${typed}`))).toBe(true);
        expect(parse(`-${typed}`)).toBeLessThan(-MAX_NUMBER);
      }
    },
  );

  test('rejects a long text that is not a number', () => {
    expect(parseNumber('- '.repeat(50_000))).toBeUndefined();
    expect(parseNumber(`${'9'.repeat(100_000)}x`)).toBeUndefined();
  });

  const whole = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

  test('reads numbers of any keyboard, with and without thousands separators', () => {
    const createEasternConverter = (zero: number) => (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    fc.assert(
      fc.property(whole, fc.constantFrom('', ',', ' ', '\u00a0', '\u202f'), (value, sign) => {
        const typed = value.toLocaleString('en').replaceAll(',', sign);
        expect(parseNumber(typed)).toBe(value);
        expect(parseNumber(createEasternConverter(0x0660)(typed))).toBe(value);
        expect(parseNumber(createEasternConverter(0x06f0)(typed))).toBe(value);
      }),
    );
  });

  test('returns a finite number or undefined for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9,. ]{1,20}$/)), (typed) => {
        expect(parseNumber(typed) ?? 0).toSatisfy(Number.isFinite);
      }),
    );
  });
});

describe('whole numbers', () => {
  test.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['١٬٢٠٠', 1200],
    ['１２００', 1200],
    ['12.0', 12],
    ['-5', -5],
  ])('%s is %d', (typed, value) => {
    expect(readWhole(typed)).toBe(value);
  });

  // Much of Europe separates thousands with a point.
  test.each(['1.000', '1.500', '١٫٠٠٠', '12.5'])('%s is not whole', (typed) => {
    expect(readWhole(typed)).toBe('integer');
  });

  test.each(['', 'abc', '12 jars', '1e9', '1.000.000'])('“%s” is not a number', (typed) => {
    expect(readWhole(typed)).toBe('number');
  });
});
