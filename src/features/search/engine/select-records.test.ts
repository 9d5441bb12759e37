import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACETS, NO_FACETS, type SelectedFacets } from '../facets.ts';
import { MISSING, type RecordTable } from './record-table.ts';
import { createRecordValues, selectRecords, sortRecords } from './select-records.ts';

const TODAY = '2026-11-24';

const createPosition = (length: number) => fc.integer({ min: MISSING, max: length - 1 });

/** Tables of up to 30 records. */
const table = fc.tuple(fc.nat(15), fc.nat(15)).chain(([products, stores]) => {
  const createColumn = (value: fc.Arbitrary<number>) =>
    fc.array(value, { minLength: products + stores, maxLength: products + stores });
  return fc.record({
    shards: fc.constant([]),
    kinds: fc.constant([
      { kind: 'products' as const, count: products },
      { kind: 'stores' as const, count: stores },
    ]),
    categories: fc.constant(['Food', 'Home']),
    sellers: fc.constant(['A', 'B', 'C']),
    days: fc.constant(['2026-11-23', '2026-11-24', '2027-01-01']),
    category: createColumn(createPosition(2)),
    seller: createColumn(createPosition(3)),
    price: createColumn(fc.oneof(fc.constant(MISSING), fc.nat(100_00))),
    rating: createColumn(fc.constantFrom(MISSING, 3, 4, 4.5, 4.9)),
    verified: createColumn(createPosition(3)),
    expires: createColumn(createPosition(3)),
  });
});

const createSubset = (...values: string[]) => fc.subarray(values);
const selection = fc.record({
  kind: createSubset('products', 'stores'),
  category: createSubset('Food', 'Home'),
  seller: createSubset('A', 'B', 'C'),
  price: createSubset('under-10', '10-50', 'over-50'),
  rating: createSubset('4.5', '4'),
  verified: createSubset('yes'),
});

const getAllRecords = ({ kinds }: RecordTable) =>
  Array.from({ length: kinds.reduce((sum, { count }) => sum + count, 0) }, (_, at) => at);

/** Returns the number of results of a selection. */
const countResults = (of: RecordTable, selected: SelectedFacets) =>
  selectRecords(getAllRecords(of), createRecordValues(of), selected, TODAY).records.length;

describe('selectRecords', () => {
  test('returns records with a selected value of each facet', () => {
    fc.assert(
      fc.property(table, selection, (of, selected) => {
        const values = createRecordValues(of);
        const { records } = selectRecords(getAllRecords(of), values, selected, TODAY);
        const isWanted = (record: number) =>
          values.isOpen(record, TODAY) &&
          FACETS.every(
            (facet) =>
              selected[facet].length === 0 ||
              values.getValues(facet, record, TODAY).some((value) => selected[facet].includes(value)),
          );
        expect(records).toEqual(getAllRecords(of).filter(isWanted));
      }),
    );
  });

  test('counts the results that each value would give', () => {
    fc.assert(
      fc.property(table, selection, (of, selected) => {
        const { counts } = selectRecords(getAllRecords(of), createRecordValues(of), selected, TODAY);
        for (const facet of FACETS) {
          for (const value of ['products', 'Food', 'B', '10-50', '4', 'yes']) {
            const expected = countResults(of, { ...selected, [facet]: [value] });
            expect(counts[facet]?.[value] ?? 0).toBe(expected);
          }
        }
      }),
    );
  });
});

test('lists categories and sellers without a result, because an address may name others', () => {
  const of: RecordTable = {
    ...{ shards: [], kinds: [{ kind: 'products', count: 1 }], categories: ['Food'], sellers: ['A'], days: [] },
    ...{ category: [0], seller: [0], price: [MISSING], rating: [MISSING], verified: [MISSING], expires: [MISSING] },
  };
  const selected = { ...NO_FACETS, category: ['__proto__'], seller: ['__proto__'] };
  const { records, counts } = selectRecords([0], createRecordValues(of), selected, TODAY);
  expect(records).toEqual([]);
  expect(counts).toMatchObject({ category: { Food: 0 }, seller: { A: 0 } });
});

describe('days', () => {
  const one: RecordTable = {
    ...{ shards: [], categories: [], sellers: [], category: [MISSING], seller: [MISSING], price: [MISSING] },
    ...{ kinds: [{ kind: 'jobs', count: 1 }], days: ['2027-02-01'], rating: [MISSING], verified: [0], expires: [0] },
  };
  const selectOn = (day: string, selected = NO_FACETS) => selectRecords([0], createRecordValues(one), selected, day);

  test('a record is found until its closing date', () => {
    expect(selectOn('2027-02-01').records).toEqual([0]);
    expect(selectOn('2027-02-02').records).toEqual([]);
    expect(selectOn('2027-02-02').counts.kind).toEqual({});
  });

  test('a seller is verified until the end of the evidence', () => {
    const lasting = { ...one, expires: [MISSING] };
    const isVerified = (day: string) =>
      selectRecords([0], createRecordValues(lasting), { ...NO_FACETS, verified: ['yes'] }, day).records.length === 1;
    expect(isVerified('2027-02-01')).toBe(true);
    expect(isVerified('2027-02-02')).toBe(false);
  });
});

describe('sortRecords', () => {
  test('orders by the value, with records without one last and equal ones in their order', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('price-asc', 'price-desc', 'rating'), (of, sort) => {
        const sorted = sortRecords(getAllRecords(of), of, sort);
        expect(sorted.toSorted((a, b) => a - b)).toEqual(getAllRecords(of));
        const column = sort === 'rating' ? of.rating : of.price;
        const createKey = (record = -1) => {
          const value = column[record] ?? MISSING;
          return value === MISSING ? Infinity : sort === 'price-asc' ? value : -value;
        };
        sorted.slice(1).forEach((record, at) => {
          const before = sorted[at] ?? -1;
          expect(
            createKey(before) < createKey(record) || (createKey(before) === createKey(record) && before < record),
          ).toBe(true);
        });
      }),
    );
  });
});
