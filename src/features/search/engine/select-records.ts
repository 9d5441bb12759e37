/** Filters, counts and sorts records. Pure: the visitor's day is a parameter, because an old build may be searched. */
import { FACETS, getPriceRanges, getRatingSteps, VERIFIED, type Facet, type SelectedFacets } from '../facets.ts';
import type { RecordType } from '../record.ts';
import type { Sort } from '../state.ts';
import { MISSING, type RecordTable } from './record-table.ts';

/** Number of records for each value of each facet. Categories and sellers without a record have the number 0. */
export type FacetCounts = Partial<Record<Facet, Record<string, number>>>;

/** The facet values of the records of a table. */
export type RecordValues = {
  /** Number of records. */
  count: number;
  /** The type of each record. */
  kinds: readonly RecordType[];
  /** All values of the facets whose values are content. */
  names: { category: readonly string[]; seller: readonly string[] };
  /** Returns the values of a record in a facet. */
  getValues: (facet: Facet, record: number, today: string) => readonly string[];
  /** Returns whether a record can be found on a day. */
  isOpen: (record: number, today: string) => boolean;
};

const NONE: readonly string[] = [];
const IS_VERIFIED: readonly string[] = [VERIFIED];

/** Prepares a table: lists of values are created once and shared. */
export function createRecordValues(table: RecordTable): RecordValues {
  const kinds = table.kinds.flatMap(({ kind, count }) => Array<RecordType>(count).fill(kind));
  const lists = new Map<string, readonly string[]>();
  const getList = (value: string): readonly string[] => {
    const list = lists.get(value) ?? [value];
    lists.set(value, list);
    return list;
  };
  const readNames = (column: readonly number[], names: readonly string[]) =>
    column.map((position) => (position === MISSING ? NONE : getList(names[position] ?? '')));
  const readRanges = (column: readonly number[], getRanges: (value: number) => readonly string[]) => {
    const ranges = new Map<number, readonly string[]>([[MISSING, NONE]]);
    return column.map((value) => {
      const known = ranges.get(value) ?? getRanges(value);
      ranges.set(value, known);
      return known;
    });
  };
  const readDays = (column: readonly number[]) =>
    column.map((position) => (position === MISSING ? undefined : table.days[position]));
  const columns = {
    kind: kinds.map(getList),
    category: readNames(table.category, table.categories),
    seller: readNames(table.seller, table.sellers),
    price: readRanges(table.price, getPriceRanges),
    rating: readRanges(table.rating, getRatingSteps),
  };
  const [verified, expires] = [readDays(table.verified), readDays(table.expires)];
  return {
    count: kinds.length,
    kinds,
    names: { category: table.categories, seller: table.sellers },
    getValues: (facet, record, today) =>
      facet === 'verified'
        ? (verified[record] ?? '') >= today
          ? IS_VERIFIED
          : NONE
        : (columns[facet][record] ?? NONE),
    isOpen: (record, today) => (expires[record] ?? today) >= today,
  };
}

/**
 * Returns the records that have a selected value in each facet with a selection, in the given order. Also counts for each facet how
 * many results each of its values would give: without the facet's own selection, which would hide its other values.
 * @param today the visitor's day (ISO date); records that closed before it are excluded
 */
export function selectRecords(
  records: Iterable<number>,
  values: RecordValues,
  selected: SelectedFacets,
  today: string,
): { records: number[]; counts: FacetCounts } {
  const wanted = new Map(FACETS.filter((facet) => selected[facet].length).map((facet) => [facet, selected[facet]]));
  const found: number[] = [];
  const counters = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]));
  for (const facet of ['category', 'seller'] as const) {
    for (const name of values.names[facet]) counters.get(facet)?.set(name, 0);
  }
  const count = (facet: Facet, record: number) => {
    const counter = counters.get(facet);
    for (const value of values.getValues(facet, record, today)) counter?.set(value, (counter.get(value) ?? 0) + 1);
  };
  for (const record of records) {
    if (!values.isOpen(record, today)) continue;
    const missed: Facet[] = [];
    for (const [facet, chosen] of wanted) {
      if (!values.getValues(facet, record, today).some((value) => chosen.includes(value))) missed.push(facet);
    }
    const [only] = missed;
    if (only === undefined) {
      found.push(record);
      for (const facet of FACETS) count(facet, record);
    } else if (missed.length === 1) count(only, record);
  }
  const counts = Object.fromEntries([...counters].map(([facet, counter]) => [facet, Object.fromEntries(counter)]));
  return { records: found, counts };
}

/** Sorts records in place. Records without the value come last; those with the same value keep their order. */
export function sortRecords(records: number[], table: RecordTable, sort: Exclude<Sort, 'relevance'>): number[] {
  const column = sort === 'rating' ? table.rating : table.price;
  const sign = sort === 'price-asc' ? 1 : -1;
  const getKey = (record: number): number => {
    const value = column[record] ?? MISSING;
    return value === MISSING ? Infinity : sign * value;
  };
  return records.sort((a, b) => {
    const [one, other] = [getKey(a), getKey(b)];
    return one === other ? 0 : one - other;
  });
}
