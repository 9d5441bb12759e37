import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonth, formatErrors, parseRates } from './parse-rates.ts';

const createMonths = (newest: string) => [{ month: newest, price: 0.4, arrivals: 10 }];
const COMMODITIES = [
  { id: 'tomato', months: createMonths('2026-12') },
  { id: 'onion', months: createMonths('2026-12') },
];

const createFile = (...rows: string[]) => ['commodity,month,price,arrivals', ...rows].join('\n');
const findErrors = (csv: string) => parseRates(csv, COMMODITIES).errors;

describe('parseRates', () => {
  test('reads columns in any order, with a byte order mark and spaces', () => {
    const csv = '\uFEFFPrice, Month ,Commodity,arrivals\r\n0.45,2027-01,tomato,580\r\n1,2027-01,onion,0\r\n\r\n';
    expect(parseRates(csv, COMMODITIES)).toEqual({
      rates: new Map([
        ['tomato', { month: '2027-01', price: 0.45, arrivals: 580 }],
        ['onion', { month: '2027-01', price: 1, arrivals: 0 }],
      ]),
      errors: [],
    });
  });

  test('names missing columns', () => {
    expect(findErrors('commodity,month\ntomato,2027-01')).toEqual([
      { row: 1, column: 'price', reason: 'the file has no such column' },
      { row: 1, column: 'arrivals', reason: 'the file has no such column' },
    ]);
  });

  test.each([
    ['gold,2027-01,1,1', 'commodity'],
    ['tomato,2027-02,1,1', 'month'],
    ['tomato,2026-12,1,1', 'month'],
    ['tomato,2027-01,0,1', 'price'],
    ['tomato,2027-01,-1,1', 'price'],
    ['tomato,2027-01,0.125,1', 'price'],
    ['tomato,2027-01,"1,50",1', 'price'],
    ['tomato,2027-01,,1', 'price'],
    ['tomato,2027-01,1,1.5', 'arrivals'],
    ['tomato,2027-01,1,many', 'arrivals'],
  ])('refuses %s by row and column', (row, column) => {
    const [error] = findErrors(createFile('onion,2027-01,0.39,1', row));
    expect(error).toMatchObject({ row: 3, column });
  });

  describe('after an import that was interrupted', () => {
    const tomato = 'tomato,2027-01,0.32,1060';
    const onion = 'onion,2027-01,0.42,705';
    const added = { month: '2027-01', price: 0.32, arrivals: 1060 };
    const interrupted = [
      { id: 'tomato', months: [...createMonths('2026-12'), added] },
      { id: 'onion', months: createMonths('2026-12') },
    ];

    test('accepts the same file again', () => {
      const { rates, errors } = parseRates(createFile(tomato, onion), interrupted);
      expect([errors, rates.get('tomato'), rates.size]).toEqual([[], added, 2]);
      expect(addMonth([...createMonths('2026-12'), added], added)).toEqual([...createMonths('2026-12'), added]);
    });

    test.each([
      ['another rate', 'tomato,2027-01,0.33,1060', 'price'],
      ['the month after it', 'tomato,2027-02,0.32,1060', 'month'],
    ])('refuses %s', (_, row, column) => {
      const { errors } = parseRates(createFile(onion, row), interrupted);
      expect(errors).toMatchObject([{ row: 3, column }]);
    });
  });

  test('refuses a second row and a missing one', () => {
    const errors = findErrors(createFile('tomato,2027-01,1,1', 'tomato,2027-01,2,1'));
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual(['3 commodity', '4 commodity']);
    expect(formatErrors('rates.csv', errors)).toBe(
      'rates.csv, row 3, column commodity: “tomato” has a row already\n' +
        'rates.csv, row 4, column commodity: a row for “onion” is missing',
    );
  });

  test('refuses any text that is no table of rates, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findErrors(text).length).toBeGreaterThan(0);
      }),
    );
  });
});

test('addMonth keeps the number of months', () => {
  const added = { month: '2027-01', price: 1, arrivals: 1 };
  expect(addMonth([...createMonths('2026-11'), ...createMonths('2026-12')], added)).toEqual([
    ...createMonths('2026-12'),
    added,
  ]);
});
