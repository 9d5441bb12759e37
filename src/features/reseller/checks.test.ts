import { describe, expect, test } from 'vitest';
import { monthAfter } from '@/lib/dates/months.ts';
import { earningMonths, totalEarning } from './checks.ts';

type Content = Parameters<typeof totalEarning>[0];

function year(): { month: string; amount: number }[] {
  const months = ['2025-12'];
  while (months.length < 12) months.push(monthAfter(months.at(-1) ?? ''));
  return months.map((month) => ({ month, amount: 10.1 }));
}

const FIGURES = { earning: 121.2 };

// The checks read the figures and earnings only.
const content = (figures: Partial<typeof FIGURES> = {}, earnings = year()) =>
  ({
    reseller: [{ file: 'content/reseller.yaml', data: { figures: { ...FIGURES, ...figures }, earnings } }],
  }) as unknown as Content;

const fields = (faults: Iterable<{ field: string }>) => [...faults].map(({ field }) => field);

describe('the figures of a reseller', () => {
  test('are of twelve months in their order', () => {
    expect([...earningMonths(content())]).toEqual([]);
    expect(fields(earningMonths(content({}, year().slice(1))))).toEqual(['earnings']);
    expect(fields(earningMonths(content({}, year().with(3, { month: '2026-04', amount: 10.1 }))))).toEqual([
      'earnings.3.month',
      'earnings.4.month',
    ]);
  });

  test('add up, to the cent', () => {
    expect([...totalEarning(content())]).toEqual([]);
    expect(fields(totalEarning(content({ earning: 121.21 })))).toEqual(['figures.earning']);
  });
});
