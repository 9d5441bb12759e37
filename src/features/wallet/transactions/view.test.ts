import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { exportCsv } from './export-csv.ts';
import { applyView, getTransactions, NEWEST_FIRST, PAGE_SIZE, paginate } from './view.ts';

/** Creates an entry at noon of a day on the visitor's clock. */
const createEntry = (id: string, day: string, kind: LedgerEntry['kind'], amount: number, note = id): LedgerEntry => ({
  key: id,
  id: `TX-261120-${id}`,
  kind,
  amount,
  note,
  at: Date.parse(`${day}T12:00`),
});

const ENTRIES = [
  createEntry('000A', '2026-09-20', 'opening', 10_000),
  createEntry('000B', '2026-10-14', 'spend', 700),
  createEntry('000C', '2026-11-04', 'pointsEarned', 10),
  createEntry('000D', '2026-11-18', 'add', 25_000),
];
const getKeys = (rows: readonly LedgerEntry[]) => rows.map(({ key }) => key);
const MONEY = getTransactions(ENTRIES);

describe('the transactions', () => {
  test('contain no points, the newest first', () => {
    expect(getKeys(applyView(MONEY, NEWEST_FIRST))).toEqual(['000D', '000B', '000A']);
  });

  test('are filtered by kind and by whole days', () => {
    expect(getKeys(applyView(MONEY, { ...NEWEST_FIRST, kind: 'spend' }))).toEqual(['000B']);
    expect(getKeys(applyView(MONEY, { ...NEWEST_FIRST, from: '2026-10-14', to: '2026-10-14' }))).toEqual(['000B']);
    expect(getKeys(applyView(MONEY, { ...NEWEST_FIRST, from: '2026-11-19' }))).toEqual([]);
    expect(getKeys(applyView(MONEY, { ...NEWEST_FIRST, from: 'tomorrow' }))).toHaveLength(3);
  });

  test('are sorted by the signed amount', () => {
    const view = { ...NEWEST_FIRST, column: 'amount', isDescending: false } as const;
    expect(getKeys(applyView(MONEY, view))).toEqual(['000B', '000A', '000D']);
    expect(getKeys(applyView(MONEY, { ...view, isDescending: true }))).toEqual(['000D', '000A', '000B']);
  });

  test('are paged without losing any of 10,000', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => createEntry(String(at), '2026-11-18', 'add', at + 1));
    const { pages } = paginate(many, 1);
    const all = Array.from({ length: pages }, (_, at) => paginate(many, at + 1).rows).flat();
    expect([pages, all.length]).toEqual([10_000 / PAGE_SIZE, 10_000]);
    expect(paginate(many, pages + 7).page).toBe(pages);
  });

  test('are exported with amounts that a spreadsheet can sum, and without formulas', () => {
    const kinds = new Proxy({} as Record<LedgerEntry['kind'], string>, { get: (_, kind) => String(kind) });
    const rows = [createEntry('000E', '2026-11-18', 'spend', 1805, '=1+1')];
    expect(exportCsv(rows, { headings: ['ID'], kinds })).toBe(
      "\uFEFFID\r\nTX-261120-000E,2026-11-18,'=1+1,spend,,-18.05\r\n",
    );
  });
});
