/** Reads the rates of a new month from a CSV file and compares them with the content. */
import Papa from 'papaparse';
import { getNextMonth } from '../../src/lib/dates/months.ts';

/** The rate of one month as it stands in `content/commodities`: the price in US dollars, arrivals in tonnes. */
export type MonthOfRates = { month: string; price: number; arrivals: number };

/** A commodity of the content; `months` is the oldest first. */
type CommodityRates = { id: string; months: readonly MonthOfRates[] };

/** A wrong cell. `row` counts as a spreadsheet does: the headings are row 1. */
type RatesError = { row: number; column: string; reason: string };

type ParsedRates = {
  /** The new rate of each commodity by id. Complete only without errors. */
  rates: ReadonlyMap<string, MonthOfRates>;
  errors: readonly RatesError[];
};

const COLUMNS = ['commodity', 'month', 'price', 'arrivals'] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const PRICE = /^\d{1,6}(?:\.\d{1,2})?$/;
const ARRIVALS = /^\d{1,9}$/;

const getNewestMonth = ({ months }: CommodityRates): string => months.at(-1)?.month ?? '';

/**
 * Returns the month that all commodities have after the import. If some of them have it already, an earlier import was
 * interrupted, and its file can be imported again.
 */
function getAddedMonth(commodities: readonly CommodityRates[]): string {
  const newest = commodities.map(getNewestMonth).toSorted();
  const last = newest.at(-1) ?? '';
  return last === newest[0] ? getNextMonth(last) : last;
}

/** Returns whether a commodity already has the rate of a row. */
const hasRate = ({ months }: CommodityRates, { month, price, arrivals }: Row): boolean => {
  const newest = months.at(-1);
  if (!newest) return false;
  return newest.month === month && newest.price === Number(price) && newest.arrivals === Number(arrivals);
};

/**
 * Checks the cells of a row.
 * @param added the month that all commodities have after the import
 */
function* checkRow(
  row: Row,
  known: ReadonlyMap<string, CommodityRates>,
  added: string,
): Iterable<Omit<RatesError, 'row'>> {
  const { commodity = '', month = '', price = '', arrivals = '' } = row;
  const entry = known.get(commodity);
  if (!entry) {
    yield {
      column: 'commodity',
      reason: `“${commodity}” is no entry of content/commodities: use the name of a file there, without .yaml`,
    };
  } else if (month !== added) {
    yield { column: 'month', reason: `must be ${added}, the month after the newest one of all commodities` };
  } else if (getNewestMonth(entry) === added && !hasRate(entry, row)) {
    yield { column: 'price', reason: `“${commodity}” has another rate of this month` };
  }
  if (!PRICE.test(price) || Number(price) <= 0) {
    yield { column: 'price', reason: 'must be an amount above 0 in US dollars with at most two decimals, as in 0.45' };
  }
  if (!ARRIVALS.test(arrivals)) {
    yield { column: 'arrivals', reason: 'must be a whole number of tonnes, as in 580' };
  }
}

/**
 * Parses a file with the columns `commodity`, `month`, `price` and `arrivals` in any order. Each commodity of the content must
 * have exactly one row, because all commodities cover the same months.
 */
export function parseRates(csv: string, commodities: readonly CommodityRates[]): ParsedRates {
  const {
    data,
    errors: broken,
    meta,
  } = Papa.parse<Row>(csv, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  const missing = COLUMNS.filter((column) => meta.fields?.includes(column) !== true);
  if (missing.length > 0) {
    return {
      rates: new Map(),
      errors: missing.map((column) => ({ row: 1, column, reason: 'the file has no such column' })),
    };
  }

  const known = new Map(commodities.map((commodity) => [commodity.id, commodity]));
  const rates = new Map<string, MonthOfRates>();
  const added = getAddedMonth(commodities);
  const errors: RatesError[] = broken.map(({ row = 0, message }) => ({ row: row + 2, column: '', reason: message }));
  for (const [index, cells] of data.entries()) {
    const row = index + 2;
    errors.push(...[...checkRow(cells, known, added)].map((error) => ({ row, ...error })));
    const { commodity = '', month = '', price = '', arrivals = '' } = cells;
    if (rates.has(commodity)) errors.push({ row, column: 'commodity', reason: `“${commodity}” has a row already` });
    else rates.set(commodity, { month, price: Number(price), arrivals: Number(arrivals) });
  }
  const after = data.length + 2;
  for (const { id } of commodities) {
    if (!rates.has(id)) errors.push({ row: after, column: 'commodity', reason: `a row for “${id}” is missing` });
  }
  return { rates, errors };
}

/**
 * Returns the months with a new one at the end; the oldest one is dropped, so that their number stays. Months that already have the
 * new one stay as they are: an interrupted import added it.
 */
export const addMonth = (months: readonly MonthOfRates[], added: MonthOfRates): MonthOfRates[] =>
  months.at(-1)?.month === added.month ? [...months] : [...months.slice(1), added];

/** Formats errors for the terminal: one line each. */
export const formatErrors = (file: string, errors: readonly RatesError[]): string =>
  errors.map(({ row, column, reason }) => `${file}, row ${row}${column && `, column ${column}`}: ${reason}`).join('\n');
