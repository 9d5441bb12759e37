import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatted, homeOf, isElsewhere, wholeNumber } from './phone-number.ts';

test.each([
  ['+968', '91234567', '9123 4567', '+96891234567'],
  ['+968', '9123 4567', '9123 4567', '+96891234567'],
  ['+968', '+96891234567', '9123 4567', '+96891234567'],
  ['+968', '00968 9123 4567', '9123 4567', '+96891234567'],
  ['+968', '٩١٢٣٤٥٦٧', '9123 4567', '+96891234567'],
  ['+968', '9123', '9123', undefined],
  ['+968', '9123456789', '9123456789', undefined],
  ['+971', '501234567', '50 123 4567', '+971501234567'],
  ['+1', '2015550123', '201 555 0123', '+12015550123'],
  ['+968', '+', '+', undefined],
  ['+968', '+96', '+96', undefined],
  ['+968', '+968', '+968', undefined],
  ['+968', '+971 50 123 4567', '+971 50 123 4567', undefined],
  ['+968', '', '', undefined],
  ['+968', 'call me', '', undefined],
] as const)('of %s, “%s” is written %s and kept as %s', (dial, typed, written, kept) => {
  expect(formatted(dial, typed)).toBe(written);
  expect(wholeNumber(dial, typed)).toBe(kept);
});

const COUNTRIES = ['+968', '+971', '+1', '+1684', '+7', '+7'].map((dial, at) => ({ dial, at }));

test.each([
  ['+971 50 123 4567', '+971'],
  ['00971501234567', '+971'],
  ['+١ ٢٠١ ٥٥٥ ٠١٢٣', '+1'],
  ['+1 684 633 1234', '+1684'],
  ['+971 50', undefined],
  ['+7 912 345 67 89', undefined],
  ['+49 30 123456', undefined],
  ['0501234567', undefined],
  ['', undefined],
])('“%s” is a number of %s', (typed, dial) => {
  expect(homeOf(COUNTRIES, typed)?.dial).toBe(dial);
});

test('a number with a plus is elsewhere, until its beginning is that of the country', () => {
  expect(['9123', '+9', '+971', '00971', '+968', '00968 9'].map((typed) => isElsewhere('+968', typed))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('writing what is written changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+968', '+971', '+1', '+44', '+91'),
      fc.stringMatching(/^\d{0,12}$/),
      (dial, digits) => {
        const once = formatted(dial, digits);
        expect(formatted(dial, once)).toBe(once);
      },
    ),
  );
});

test.each(['+968 91234567', '00968 9123 4567', '+968-9123-4567', '91234567', '+٩٦٨٩١٢٣٤٥٦٧'])(
  '“%s” typed key by key is the same number',
  (keys) => {
    let box = '';
    for (const key of keys) box = formatted('+968', box + key) || box + key;
    expect(box).toBe('9123 4567');
    expect(wholeNumber('+968', box)).toBe('+96891234567');
  },
);
