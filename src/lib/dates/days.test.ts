import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDateTime, isDay, toDay } from './days.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('isDay', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-12-31', '2026-01-01', '0001-01-01', '9999-12-31'])(
    'is %s',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026',
    '2026-11',
    '2026-1-1',
    '26-11-20',
    '20-11-2026',
    '2026/11/20',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
    '+002026-11-20',
    '٢٠٢٦-١١-٢٠',
    '１０００-01-01',
    'today',
    'NaN-NaN-NaN',
    '=1+1',
  ])('rejects “%s”', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('accepts exactly the days of the calendar', () => {
    const padTwo = (part: number) => String(part).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, date) => {
          const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
          const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
          const text = `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(date)}`;
          expect(isDay(text)).toBe(date >= 1 && date <= days);
        },
      ),
    );
  });
});

describe('toDay', () => {
  test('returns the local day', () => {
    expect(toDay(new Date(2026, 10, 20, 0, 0))).toBe('2026-11-20');
    expect(toDay(new Date(2026, 10, 20, 23, 59, 59, 999))).toBe('2026-11-20');
    expect(toDay(new Date(2026, 0, 1))).toBe('2026-01-01');
  });

  test('returns a valid day that reads back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 23 }), (text, hour) => {
        const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
        expect(toDay(new Date(year, month - 1, date, hour))).toBe(text);
      }),
    );
  });
});

describe('addDays', () => {
  test.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // Clocks change in many countries on these days.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s plus %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  test('is reversible, sorts as text and returns valid days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40_000 }), (from, days) => {
        const to = addDays(from, days);
        expect(isDay(to)).toBe(true);
        expect(to > from).toBe(true);
        expect(addDays(to, -days)).toBe(from);
      }),
    );
  });

  test('is additive', () => {
    const some = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(day, some, some, (from, one, other) => {
        expect(addDays(addDays(from, one), other)).toBe(addDays(from, one + other));
      }),
    );
  });
});

test.each([
  ['2026-11-30T08:40', true],
  ['2026-11-30T23:59', true],
  ['2026-11-31T08:40', false],
  ['2026-11-30T24:00', false],
  ['2026-11-30T08:60', false],
  ['2026-11-30', false],
  ['2026-11-30T08:40T', false],
])('%s is a day with a time: %s', (text, isValid) => {
  expect(isDateTime(text)).toBe(isValid);
});
