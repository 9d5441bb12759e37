/** Everything that is kept on the device, as one file. */
import type { Database } from '../database.ts';
import { throwStorageError } from '../errors.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type StoredFile } from '../schemas.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { toBase64 } from './base64.ts';
import { FORMAT, VERSION, type SerializedFile } from './format.ts';

/** A file as text, or undefined where the browser has lost its bytes. */
async function packed({ blob, ...file }: StoredFile): Promise<SerializedFile | undefined> {
  const base64 = await toBase64(blob).catch(() => undefined);
  return base64 === undefined ? undefined : { ...file, base64 };
}

/** Anything that a database can hold, as JSON shows it best: bytes too. */
async function raw(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    return { type: value.type, size: value.size, base64: await toBase64(value).catch(() => null) };
  }
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return Promise.all(value.map(raw));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await raw(inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Blobs need not stay in memory, unlike strings. */
const asJson = (value: unknown): Blob => new Blob([JSON.stringify(value)]);

const separated = (parts: readonly Blob[]): BlobPart[] => parts.flatMap((part, at) => (at ? [',', part] : [part]));

/**
 * The file, JSON in the shape of `Exported`. Larger than `MOST_BYTES` it is only for keeping: it cannot be imported.
 * @throws DeviceFault where storage fails
 */
export async function exportData(database: Database, at = Date.now()): Promise<Blob> {
  const read = () => Promise.all(TABLE_NAMES.map(async (name) => [name, await database[name].toArray()] as const));
  const found = await database.transaction('r', database.tables, read).catch(throwStorageError);
  const unreadable: Blob[] = [];
  const parts: BlobPart[] = [`{"format":"${FORMAT}","version":${VERSION},"at":${at},"tables":{`];
  for (const [index, [name, rows]] of found.entries()) {
    const shelf = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
    const good: Blob[] = [];
    for (const row of rows) {
      const known = shelf.parse(row);
      const written = known && name === 'files' ? await packed(known as StoredFile) : known; // the shelf is the files’
      if (written) good.push(asJson(written));
      else unreadable.push(asJson({ table: name, row: await raw(row) }));
    }
    parts.push(`${index ? ',' : ''}"${name}":[`, ...separated(good), ']');
  }
  parts.push('},"unreadable":[', ...separated(unreadable), ']}');
  return new Blob(parts, { type: 'application/json' });
}
