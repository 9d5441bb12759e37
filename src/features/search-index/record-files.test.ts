import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSING, SHARD_SIZE } from '@/features/search/engine/record-table.ts';
import { RECORD_TYPES, type EntrySummary, type SearchRecord } from '@/features/search/record.ts';
import { createRecordFiles, orderRecords, toSummary } from './record-files.ts';

const record = fc.record(
  {
    id: fc.uuid(),
    url: fc.webPath(),
    kind: fc.constantFrom(...RECORD_TYPES),
    title: fc.string(),
    arabic: fc.string(),
    line: fc.string(),
    chips: fc.array(fc.string()),
    keywords: fc.array(fc.string()),
    related: fc.array(fc.string()),
    text: fc.array(fc.string()),
    seller: fc.constantFrom('A', 'B', ''),
    category: fc.constantFrom('Food', 'Home'),
    price: fc.record({ cents: fc.nat(), unit: fc.string(), from: fc.boolean() }),
    verified: fc.constantFrom('2027-01-01', '2027-02-01'),
    expires: fc.constantFrom('2027-01-01', '2027-03-01'),
  },
  { requiredKeys: ['id', 'url', 'kind', 'title', 'arabic', 'line', 'chips', 'keywords', 'related', 'text'] },
) as fc.Arbitrary<SearchRecord>;

test('the table and the files contain every record, in one order', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 50 }), (records) => {
      const ordered = orderRecords(records);
      expect(new Set(ordered)).toEqual(new Set(records));
      const { table, shards } = createRecordFiles(ordered);
      const kinds = table.kinds.flatMap(({ kind, count }) => Array<string>(count).fill(kind));
      ordered.forEach((each, number) => {
        const file = shards.get(table.shards[Math.floor(number / SHARD_SIZE)] ?? '') ?? '[]';
        const summary = (JSON.parse(file) as EntrySummary[])[number % SHARD_SIZE];
        expect(summary).toEqual(JSON.parse(JSON.stringify(toSummary(each))));
        expect(kinds[number]).toBe(each.kind);
        const getName = (column: readonly number[], names: readonly string[]) => names[column[number] ?? MISSING];
        expect(getName(table.category, table.categories)).toBe(each.category);
        expect(getName(table.seller, table.sellers)).toBe(each.seller);
        expect(getName(table.verified, table.days)).toBe(each.verified);
        expect(getName(table.expires, table.days)).toBe(each.expires);
        expect(table.price[number]).toBe(each.price?.cents ?? MISSING);
      });
    }),
  );
});

test('the files contain nothing that is only searched', () => {
  const summary = toSummary({
    ...{ id: 'a', url: '/a', kind: 'products', title: 'A', arabic: '', line: '', chips: [] },
    ...{ keywords: ['k'], related: ['r'], text: ['t'], seller: 's', category: 'c', expires: '2027-01-01' },
  });
  expect(summary).toEqual({ id: 'a', url: '/a', kind: 'products', title: 'A', arabic: '', line: '', chips: [] });
});
