import { describe, expect, test } from 'vitest';
import { checkMonths, checkOtherMarkets, checkOtherRates } from './checks.ts';
import { getNextMonth } from '@/lib/dates/months.ts';

type Content = Parameters<typeof checkMonths>[0];

function* generateMonths(first: string): Generator<string> {
  for (let month = first; ; month = getNextMonth(month)) yield month;
}

const createYear = (first: string) =>
  generateMonths(first)
    .take(12)
    .map((month) => ({ month, price: 0.4, arrivals: 10 }))
    .toArray();

const createEntry = (id: string, rates = createYear('2025-12'), others: string[] = []) => ({
  id,
  file: `content/commodities/${id}.yaml`,
  data: {
    market: { id: 'barka' },
    others: others.map((market) => ({ market: { id: market }, factor: 1 })),
    months: rates,
  },
});

// Builds content with only the fields that the checks read.
const createContent = (...commodities: ReturnType<typeof createEntry>[]) => ({ commodities }) as unknown as Content;

const getFields = (issues: Iterable<{ file: string; field: string }>) =>
  [...issues].map(({ file, field }) => `${file} ${field}`);

describe('checkMonths', () => {
  test('reports months that are out of order', () => {
    expect([...checkMonths(createContent(createEntry('onion'), createEntry('lime')))]).toEqual([]);
  });

  test('reports a gap between months', () => {
    const rates = createYear('2025-12').with(4, { month: '2026-06', price: 0.4, arrivals: 10 });
    expect(getFields(checkMonths(createContent(createEntry('onion', rates))))).toEqual([
      'content/commodities/onion.yaml months.4.month',
      'content/commodities/onion.yaml months.5.month',
    ]);
  });

  test('reports the commodity whose months differ from the others, at any position', () => {
    const issues = checkMonths(
      createContent(createEntry('onion', createYear('2025-11')), createEntry('lime'), createEntry('potato')),
    );
    expect(getFields(issues)).toEqual(['content/commodities/onion.yaml months.0.month']);
  });

  test('reports a month without a price', () => {
    const rates = createYear('2025-12').with(2, { month: '2026-02', price: 0, arrivals: 10 });
    expect(getFields(checkMonths(createContent(createEntry('onion', rates))))).toEqual([
      'content/commodities/onion.yaml months.2.price',
    ]);
  });
});

describe('checkOtherMarkets', () => {
  test('reports the home market and duplicates', () => {
    expect([...checkOtherMarkets(createContent(createEntry('onion', undefined, ['sohar', 'sur'])))]).toEqual([]);
    expect(
      getFields(checkOtherMarkets(createContent(createEntry('onion', undefined, ['sohar', 'barka', 'sohar'])))),
    ).toEqual(['content/commodities/onion.yaml others.1.market', 'content/commodities/onion.yaml others.2.market']);
  });
});

describe('checkOtherRates', () => {
  test('reports a market where a rate would be 0', () => {
    const others = [
      { market: { id: 'sohar' }, factor: 0.6 },
      { market: { id: 'nizwa' }, factor: 0.1 },
    ];
    const lime = createEntry('lime', createYear('2025-12').with(3, { month: '2026-03', price: 0.04, arrivals: 10 }));
    const commodity = { ...lime, data: { ...lime.data, others } };
    expect([
      ...checkOtherRates(createContent(createEntry('onion', createYear('2025-12'), ['sohar']), commodity)),
    ]).toEqual([
      {
        file: 'content/commodities/lime.yaml',
        field: 'others.1.factor',
        reason: 'makes the rate of 2026-03 less than a cent: enter a larger factor',
      },
    ]);
  });
});
