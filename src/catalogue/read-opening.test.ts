import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS } from './days.ts';
import { openingInWords, type OpeningLine } from './opening.ts';
import { readOpening } from './read-opening.ts';

const SHOP = { first: 'Sat', last: 'Thu' } as const;
const ALL = { first: 'Sun', last: 'Sat' } as const;
const DAY = { opens: '09:00', closes: '18:00' };

test.each<[string, OpeningLine[]]>([
  ['Sat–Thu 09:00–18:00', [{ ...SHOP, ...DAY }]],
  ['sat - thu: 9:00 - 18:00', [{ ...SHOP, ...DAY }]],
  ['Saturday to Thursday 09:00 to 18:00', [{ ...SHOP, ...DAY }]],
  ['Tues 09:00–18:00', [{ first: 'Tue', last: 'Tue', ...DAY }]],
  ['Daily ٠٩:٠٠–١٨:٠٠', [{ ...ALL, ...DAY }]],
  ['09:00–18:00', [{ ...ALL, ...DAY }]],
  ['Fri closed', []],
  ['Wednesday: closed', []],
  ['Every day 00:00–24:00', [{ ...ALL, opens: '00:00', closes: '24:00' }]],
  [
    'Fri 09:00–11:30 and 16:00–22:00',
    [
      { first: 'Fri', last: 'Fri', opens: '09:00', closes: '11:30' },
      { first: 'Fri', last: 'Fri', opens: '16:00', closes: '22:00' },
    ],
  ],
])('“%s” says when it is open', (text, lines) => {
  expect(readOpening(text)).toEqual(lines);
});

test.each([
  '',
  'Friday by appointment',
  'Friends 09:00–18:00',
  'Sat–Thu',
  'Sat–Thu 9am–6pm',
  'Sat–Mon–Thu 09:00–18:00',
  'Sat– 09:00–18:00',
  '09:00',
  '09:00–',
  '09:00–18:00–20:00',
  '25:00–26:00',
  'closing day Friday',
  'السبت ٠٩:٠٠–١٨:٠٠',
])('“%s” does not tell', (text) => {
  expect(readOpening(text)).toBeUndefined();
});

const two = (number: number): string => String(number).padStart(2, '0');
const clock = fc.nat({ max: 1439 }).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const line = fc.record({
  first: fc.constantFrom(...DAYS),
  last: fc.constantFrom(...DAYS),
  opens: clock,
  closes: clock,
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const words = openingInWords(lines);
      expect(openingInWords(words.flatMap((text) => readOpening(text) ?? []))).toEqual(words);
    }),
  );
});
