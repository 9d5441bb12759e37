/** Storage usage by table. */
import { getCacheUsage, type CacheUsage } from '@/service-worker/caches.ts';
import type { Database } from './database.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from './schemas/table-schemas.ts';
import { ValidatedTable } from './tables/validated-table.ts';

type TableUsage = {
  count: number;
  /** Number of rows that cannot be parsed. */
  unreadable: number;
  /** Files count with their size, other rows with their length as JSON. */
  bytes: number;
};

export type Usage = {
  tables: Record<TableName, TableUsage>;
  /** What the service worker stores, where available. */
  pages?: CacheUsage;
  /** The browser's estimate for the whole site, in bytes, where available. */
  estimate?: { usage: number; quota: number };
};

const encoder = new TextEncoder();

function countBytes(row: unknown): number {
  const { blob, bytes } = row as { blob?: unknown; bytes?: unknown }; // a row is an object
  const fileSize = blob instanceof Blob ? blob.size : bytes instanceof ArrayBuffer ? bytes.byteLength : 0;
  return encoder.encode(JSON.stringify(row)).length + fileSize;
}

async function getTableUsage(database: Database, name: TableName): Promise<TableUsage> {
  const validatedTable = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
  const usage = { count: 0, unreadable: 0, bytes: 0 };
  await database[name].each((row) => {
    usage.count++;
    usage.bytes += countBytes(row);
    if (validatedTable.parse(row) === undefined) usage.unreadable++;
  });
  return usage;
}

async function estimateUsage(): Promise<Usage['estimate']> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usage, quota };
  } catch {
    return undefined;
  }
}

/**
 * Counts rows and bytes of each table.
 */
export async function getStorageUsage(database: Database): Promise<Usage> {
  const count = () =>
    Promise.all(TABLE_NAMES.map(async (name) => [name, await getTableUsage(database, name)] as const));
  const counted = await database.transaction('r', database.tables, count);
  const tables = Object.fromEntries(counted) as Usage['tables']; // has all tables
  const [estimate, pages] = await Promise.all([estimateUsage(), getCacheUsage()]);
  return { tables, ...(pages && { pages }), ...(estimate && { estimate }) };
}
