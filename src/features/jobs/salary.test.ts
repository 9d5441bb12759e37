import { describe, expect, test } from 'vitest';
import { toMonthlySalary, formatSalary } from './salary.ts';

const labels: Parameters<typeof formatSalary>[1] = {
  salary: { range: '{from}–{to} a {per}', one: '{from} a {per}' },
  per: { month: 'month', day: 'day', hour: 'hour', year: 'year' },
};

test.each([
  [{ from: 85_000, to: 105_000, per: 'month' }, '$850–$1,050 a month'],
  [{ from: 3_000, to: 3_000, per: 'day' }, '$30 a day'],
  [{ from: 450, to: 575, per: 'hour' }, '$4.50–$5.75 a hour'],
] as const)('formats %j as %s', (salary, text) => {
  expect(formatSalary(salary, labels)).toBe(text);
});

describe('toMonthlySalary', () => {
  test.each([
    [
      { from: 85_000, to: 105_000, per: 'month' },
      { from: 85_000, to: 105_000 },
    ],
    [
      { from: 3_000, to: 4_000, per: 'day' },
      { from: 78_000, to: 104_000 },
    ],
    [
      { from: 500, to: 500, per: 'hour' },
      { from: 104_000, to: 104_000 },
    ],
    [
      { from: 1_200_000, to: 1_800_000, per: 'year' },
      { from: 100_000, to: 150_000 },
    ],
  ] as const)('of %j is %j', (salary, month) => {
    expect(toMonthlySalary(salary)).toEqual(month);
  });
});
