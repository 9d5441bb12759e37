import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { getFallbackCountries } from './fallback-countries.ts';
import { formatTypedPhone, getCountryOfNumber, isForeignNumber, toE164 } from './phone-number.ts';

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
] as const)('with dial code %s, formats “%s” as “%s” and stores %s', (dial, typed, written, stored) => {
  expect(formatTypedPhone({ dial }, typed)).toBe(written);
  expect(toE164({ dial }, typed)).toBe(stored);
});

const ALL = await getFallbackCountries();
const getCountry = (code: string) => {
  const found = ALL.find((one) => one.code === code);
  if (!found) throw new Error(`there is no country ${code}`);
  return found;
};

test.each([
  ['RU', '8 (912) 345-67-89', '912 345 67 89', '+79123456789'],
  ['RU', '912 345 67 89', '912 345 67 89', '+79123456789'],
  ['KZ', '8 701 234 56 78', '701 234 5678', '+77012345678'],
  ['OM', '968 9123 4567', '9123 4567', '+96891234567'],
  ['JM', '876 210 1234', '210 1234', '+18762101234'],
  ['JM', '210 1234', '210 1234', '+18762101234'],
  ['JM', '1 876 210 1234', '210 1234', '+18762101234'],
  ['GB', '+44 (0)20 7946 0018', '20 7946 0018', '+442079460018'],
  ['GB', '020 7946 0018', '20 7946 0018', '+442079460018'],
  ['AE', '050 123 4567', '50 123 4567', '+971501234567'],
  ['IT', '06 6988 1234', '06 6988 1234', '+390669881234'],
  ['VA', '06 6988 1234', '06 6988 1234', '+390669881234'],
] as const)('in %s, formats “%s” as “%s” and stores %s', (code, typed, written, stored) => {
  expect(formatTypedPhone(getCountry(code), typed)).toBe(written);
  expect(toE164(getCountry(code), typed)).toBe(stored);
});

/** An example mobile number of each country. Left out are countries whose dial code includes an area code the example lacks. */
const NUMBERS = getCountries().flatMap((code) => {
  const home = ALL.find((one) => one.code === code);
  const number = getExampleNumber(code, examples);
  return home && number?.number.startsWith(home.dial) ? [{ home, number }] : [];
});

test('reads every notation of a number as the same number, in any country', () => {
  expect(NUMBERS.length).toBeGreaterThan(230);
  const between = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\u00a0');
  fc.assert(
    fc.property(fc.constantFrom(...NUMBERS), fc.array(between, { minLength: 20, maxLength: 20 }), (one, gaps) => {
      const { home, number } = one;
      const international = number.formatInternational();
      const ways = [
        number.formatNational(),
        number.nationalNumber,
        international,
        number.number.replace('+', '00'),
        number.number.slice(home.dial.length),
        formatTypedPhone(home, international),
        number.nationalNumber.replace(/\d/g, (digit, at: number) => `${digit}${gaps[at] ?? ''}`),
      ];
      expect(ways.map((typed) => [typed, toE164(home, typed)])).toEqual(ways.map((typed) => [typed, number.number]));
      // Without the plus some of these digits are also a valid national number.
      expect(toE164(home, number.number.slice(1))?.endsWith(number.nationalNumber)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
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
])('detects the country of “%s” as %s', (typed, dial) => {
  expect(getCountryOfNumber(COUNTRIES, typed)?.dial).toBe(dial);
});

test('treats an international number as foreign until it starts with the dial code of the country', () => {
  expect(['9123', '+9', '+971', '00971', '+968', '00968 9'].map((typed) => isForeignNumber('+968', typed))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('does not change a formatted number when it is formatted again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+968', '+971', '+1', '+44', '+91'),
      fc.stringMatching(/^\d{0,12}$/),
      (dial, digits) => {
        const once = formatTypedPhone({ dial }, digits);
        expect(formatTypedPhone({ dial }, once)).toBe(once);
      },
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.stringMatching(/^\d{0,12}$/), (home, digits) => {
      const once = formatTypedPhone(home, digits);
      expect(formatTypedPhone(home, once)).toBe(once);
    }),
  );
});

test.each(['+968 91234567', '968 9123 4567', '00968 9123 4567', '+968-9123-4567', '91234567', '+٩٦٨٩١٢٣٤٥٦٧'])(
  'formats “%s” correctly when it is typed key by key',
  (keys) => {
    let box = '';
    for (const key of keys) box = formatTypedPhone(getCountry('OM'), box + key) || box + key;
    expect(box).toBe('9123 4567');
    expect(toE164(getCountry('OM'), box)).toBe('+96891234567');
  },
);
