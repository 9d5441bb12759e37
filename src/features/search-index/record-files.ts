/** Divides records into what is shown, in files of a few records, and what they are filtered and sorted by, in a table. */
import { createHash } from 'node:crypto';
import { MISSING, SHARD_SIZE, type RecordTable } from '@/features/search/engine/record-table.ts';
import { RECORD_TYPES, type EntrySummary, type SearchRecord } from '@/features/search/record.ts';

/** Returns records in the order of the table. Similar records are neighbours, so that results are in few files. */
export function orderRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const { compare } = new Intl.Collator('en');
  const getKeys = ({ category = '', seller = '', title }: SearchRecord) => [category, seller, title];
  return RECORD_TYPES.flatMap((kind) =>
    records
      .filter((record) => record.kind === kind)
      .map((record) => ({ record, keys: getKeys(record) }))
      .sort((a, b) => a.keys.reduce((order, key, at) => order || compare(key, b.keys[at] ?? ''), 0))
      .map(({ record }) => record),
  );
}

/** Returns the fields of a record that are shown. */
export function toSummary(record: SearchRecord): EntrySummary {
  const { keywords: _, related: __, text: ___, expires: ____, seller: _____, category: ______, ...summary } = record;
  return summary;
}

/** Creates the column of a value: positions in the list of its distinct values. */
function createColumn(values: readonly (string | undefined)[], names: string[]): number[] {
  const positions = new Map(names.map((name, position) => [name, position]));
  return values.map((value) => {
    if (value === undefined) return MISSING;
    const position = positions.get(value) ?? names.push(value) - 1;
    positions.set(value, position);
    return position;
  });
}

/** The name of a file of summaries contains the hash of its content, so that caches can keep it. */
const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Creates the table of ordered records, and their files by name. */
export function createRecordFiles(records: readonly SearchRecord[]): {
  table: RecordTable;
  shards: Map<string, string>;
} {
  const count = Math.ceil(records.length / SHARD_SIZE);
  const contents = Array.from({ length: count }, (_, shard) =>
    JSON.stringify(records.slice(shard * SHARD_SIZE, (shard + 1) * SHARD_SIZE).map(toSummary)),
  );
  const shards = contents.map((content) => [hash(content), content] as const);
  const categories: string[] = [];
  const sellers: string[] = [];
  const days: string[] = [];
  const table: RecordTable = {
    shards: shards.map(([name]) => name),
    kinds: RECORD_TYPES.map((kind) => ({ kind, count: records.filter((record) => record.kind === kind).length })),
    categories,
    sellers,
    days,
    category: createColumn(
      records.map(({ category }) => category),
      categories,
    ),
    seller: createColumn(
      records.map(({ seller }) => seller),
      sellers,
    ),
    price: records.map(({ price }) => price?.cents ?? MISSING),
    rating: records.map(({ rating }) => rating?.value ?? MISSING),
    verified: createColumn(
      records.map(({ verified }) => verified),
      days,
    ),
    expires: createColumn(
      records.map(({ expires }) => expires),
      days,
    ),
  };
  return { table, shards: new Map(shards) };
}
