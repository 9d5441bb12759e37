import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { money } from './money.tsx';

const check = (typed: string, changes: Parameters<typeof createField<'money'>>[1] = {}) =>
  money.validate(createField('money', changes), typed, CONTEXT);

/** Formats cents as dollars with string operations only, to be independent of floating-point rounding. */
const formatWritten = (cents: number, sign = '') => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, sign)}.${digits.slice(-2)}`;
};

const anyCents = fc.oneof(fc.integer({ min: 0, max: 100_000_000_000 }), fc.nat(100_000));

describe('money field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check(typed)).toEqual(NO_VALUE);
  });

  test.each([
    ['0', 0],
    ['-0', 0],
    ['48.5', 4850],
    ['48.50', 4850],
    ['1.15', 115],
    ['1,200.50', 120_050],
    ['$1,200.50', 120_050],
    ['$ 12', 1200],
    ['US$12', 1200],
    ['us$ 12', 1200],
    ['$', null],
    ['١٬٢٠٠٫٥', 120_050],
    ['\u200f$12', 1200],
    ['999,999,999,999.99', 99_999_999_999_999],
  ])('reads %s as %d cents', (typed, cents) => {
    expect(check(typed)).toEqual(acceptValue(cents));
  });

  test.each([
    'NaN',
    'Infinity',
    '1e9',
    '1,2',
    '12,34.5',
    '0,500',
    '12 $',
    '$$12',
    '-$12',
    '€12',
    'R.O. 12',
    'USD 12',
    '12 dollars',
    '1/2',
    '$12'.repeat(2),
    OVERSIZED_TEXT,
    '$'.repeat(100_000),
  ])('rejects %.20s', (typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test.each(MARKUP_TEXT)('rejects %s', (_, typed) => {
    expect(check(typed)).toEqual(rejectValue('number'));
  });

  test.each(['0.001', '1.005', '1.999', '1.000001', '1.0000000001', '999999999999.999', '١٫٠٠٥', '$1.234'])(
    'rejects the third decimal of %s',
    (typed) => {
      expect(check(typed)).toEqual(rejectValue('decimals'));
    },
  );

  // Ambiguous: rials have three decimals, and in much of Europe 1.500 means one thousand five hundred.
  test('rejects a third decimal even when it is zero', () => {
    expect(check('1.500')).toEqual(rejectValue('decimals'));
    expect(check('1.000')).toEqual(rejectValue('decimals'));
  });

  test('reads every amount to the cent, with and without thousands separators', () => {
    fc.assert(
      fc.property(
        anyCents,
        fc.constantFrom('', ',', ' ', '\u202f'),
        fc.constantFrom('', '$', 'US$ '),
        (cents, sign, before) => {
          expect(check(before + formatWritten(cents, sign))).toEqual(acceptValue(cents));
        },
      ),
    );
  });

  test('rejects any amount with more than two decimals', () => {
    fc.assert(
      fc.property(anyCents, fc.stringMatching(/^\d{1,9}$/), (cents, more) => {
        expect(check(formatWritten(cents) + more)).toEqual(rejectValue('decimals'));
      }),
    );
  });

  test('formats a stored amount so that it is read back unchanged', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(money.format(createField('money'), cents)).toBe(`$${formatWritten(cents, ',')}`);
        expect(check(money.format(createField('money'), cents))).toEqual(acceptValue(cents));
      }),
    );
    expect(money.format(createField('money', { unit: 'a piece' }), 4850)).toBe('$48.50 a piece');
  });

  test('rejects negative amounts unless the field allows them', () => {
    expect(check('-0.01')).toEqual(rejectValue('min', { min: '$0.00' }));
    expect(check('-5', { min: -5 })).toEqual(acceptValue(-500));
    expect(check('-5.01', { min: -5 })).toEqual(rejectValue('min', { min: '-$5.00' }));
  });

  test('names the limit of the field when an amount has too many digits', () => {
    expect(check('9'.repeat(13), { max: 1000 })).toEqual(rejectValue('max', { max: '$1,000.00' }));
    expect(check('$9,000,000,000,000')).toEqual(rejectValue('max', { max: '$1,000,000,000,000.00' }));
    expect(check(`-${'9'.repeat(13)}`)).toEqual(rejectValue('min', { min: '$0.00' }));
  });

  test('checks the limits of the field to the cent', () => {
    const limits = { min: 0.01, max: 1_000_000 };
    expect(check('0', limits)).toEqual(rejectValue('min', { min: '$0.01' }));
    expect(check('0.01', limits)).toEqual(acceptValue(1));
    expect(check('1,000,000', limits)).toEqual(acceptValue(100_000_000));
    expect(check('1,000,000.01', limits)).toEqual(rejectValue('max', { max: '$1,000,000.00' }));
    expect(check('1.15', { min: 1.15, max: 1.15 })).toEqual(acceptValue(115));
  });
});
