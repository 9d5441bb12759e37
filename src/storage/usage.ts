/** How much is kept, table by table. */
import type { Database } from './database.ts';
import { rethrow } from './errors.ts';
import { ROWS, TABLES, type TableName } from './schemas.ts';
import { Shelf } from './tables/validated-table.ts';

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
  const shelf = new Shelf<unknown>(database[name], ROWS[name]);
  const usage = { count: 0, unreadable: 0, bytes: 0 };
  await database[name].each((row) => {
    usage.count++;
    usage.bytes += bytesOf(row);
    if (shelf.read(row) === undefined) usage.unreadable++;
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
export async function usageOfDevice(database: Database): Promise<Usage> {
  const counted = TABLES.map(async (name) => [name, await usageOf(database, name)] as const);
  const tables = Object.fromEntries(await Promise.all(counted).catch(rethrow)) as Usage['tables']; // of all tables
  const estimated = await estimate();
  return { tables, ...(estimated && { estimate: estimated }) };
}
