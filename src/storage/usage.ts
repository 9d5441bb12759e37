/** How much is kept, table by table. */
import type { Database } from './database.ts';
import { throwStorageError } from './errors.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from './schemas.ts';
import { ValidatedTable } from './tables/validated-table.ts';

export type TableUsage = {
  count: number;
  /** How many of them cannot be read. */
  unreadable: number;
  /** Files by their size, rows by their length as JSON. */
  bytes: number;
};

export type Usage = {
  tables: Record<TableName, TableUsage>;
  /** What the browser says of this whole site, in bytes, where it does. */
  estimate?: { usage: number; quota: number };
};

const encoder = new TextEncoder();

function bytesOf(row: unknown): number {
  const { blob } = row as { blob?: unknown }; // a row is an object
  return encoder.encode(JSON.stringify(row)).length + (blob instanceof Blob ? blob.size : 0);
}

async function usageOf(database: Database, name: TableName): Promise<TableUsage> {
  const shelf = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
  const usage = { count: 0, unreadable: 0, bytes: 0 };
  await database[name].each((row) => {
    usage.count++;
    usage.bytes += bytesOf(row);
    if (shelf.parse(row) === undefined) usage.unreadable++;
  });
  return usage;
}

async function estimate(): Promise<Usage['estimate']> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usage, quota };
  } catch {
    return undefined;
  }
}

/** @throws DeviceFault where storage fails */
export async function getStorageUsage(database: Database): Promise<Usage> {
  const counted = TABLE_NAMES.map(async (name) => [name, await usageOf(database, name)] as const);
  const tables = Object.fromEntries(await Promise.all(counted).catch(throwStorageError)) as Usage['tables']; // of all tables
  const estimated = await estimate();
  return { tables, ...(estimated && { estimate: estimated }) };
}
