import { describe, expect, test } from 'vitest';
import { getNextMonth } from '@/lib/dates/months.ts';
import { checkEarningMonths, checkTotalEarning } from './checks.ts';

type Content = Parameters<typeof checkTotalEarning>[0];

function createYear(): { month: string; amount: number }[] {
  const months = ['2025-12'];
  while (months.length < 12) months.push(getNextMonth(months.at(-1) ?? ''));
  return months.map((month) => ({ month, amount: 10.1 }));
}

const FIGURES = { earning: 121.2 };

// The checks read only the figures and earnings, so the test provides no other fields.
const createContent = (figures: Partial<typeof FIGURES> = {}, earnings = createYear()) =>
  ({
    reseller: [{ file: 'content/reseller.yaml', data: { figures: { ...FIGURES, ...figures }, earnings } }],
  }) as unknown as Content;

const getFields = (issues: Iterable<{ field: string }>) => [...issues].map(({ field }) => field);

describe('checks of the reseller figures', () => {
  test('require twelve months in order', () => {
    expect([...checkEarningMonths(createContent())]).toEqual([]);
    expect(getFields(checkEarningMonths(createContent({}, createYear().slice(1))))).toEqual(['earnings']);
    expect(
      getFields(checkEarningMonths(createContent({}, createYear().with(3, { month: '2026-04', amount: 10.1 })))),
    ).toEqual(['earnings.3.month', 'earnings.4.month']);
  });

  test('require totals that are correct to the cent', () => {
    expect([...checkTotalEarning(createContent())]).toEqual([]);
    expect(getFields(checkTotalEarning(createContent({ earning: 121.21 })))).toEqual(['figures.earning']);
  });
});
