/** Exports all stored data as one file. */
import type { Database } from '../database.ts';
import type { FileRow } from '../schemas/stored-file.ts';
import { TABLE_SCHEMAS, TABLE_NAMES } from '../schemas/table-schemas.ts';
import { toStoredFile } from '../tables/files.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { encodeBase64 } from './base64.ts';
import { FORMAT, VERSION, type SerializedFile } from './format.ts';

/** Serializes a file; returns undefined when the browser has lost its bytes. */
async function serializeFile(row: FileRow): Promise<SerializedFile | undefined> {
  const { blob, ...file } = toStoredFile(row);
  const base64 = await encodeBase64(blob).catch(() => undefined);
  return base64 === undefined ? undefined : { ...file, base64 };
}

/** Converts any stored value to JSON, with blobs and bytes as base64. For rows that no schema describes. */
async function toPlainJson(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    return { type: value.type, size: value.size, base64: await encodeBase64(value).catch(() => null) };
  }
  if (value instanceof ArrayBuffer) return { size: value.byteLength, base64: await encodeBase64(new Blob([value])) };
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return Promise.all(value.map(toPlainJson));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await toPlainJson(inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A blob, because the browser can keep blobs out of memory, unlike strings. */
const toJsonBlob = (value: unknown): Blob => new Blob([JSON.stringify(value)]);

const joinWithCommas = (parts: readonly Blob[]): BlobPart[] => parts.flatMap((part, at) => (at ? [',', part] : [part]));

/**
 * Reads files one after another: the bytes of all of them may need more memory than there is. A file that is deleted meanwhile is
 * left out.
 */
async function* readFiles(database: Database, ids: readonly string[]): AsyncGenerator {
  for (const id of ids) {
    const row = await database.transaction('r', database.files, () => database.files.get(id));
    if (row !== undefined) yield row;
  }
}

/** Reads all tables at one moment, but of files only which ones exist. */
function readTables(database: Database) {
  const read = async () => {
    const ids = await database.files.toCollection().primaryKeys();
    return Promise.all(
      TABLE_NAMES.map(async (name) => {
        const rows = name === 'files' ? readFiles(database, ids) : await database[name].toArray();
        return [name, rows] as const;
      }),
    );
  };
  return database.transaction('r', database.tables, read);
}

/**
 * Returns the export file: JSON in the shape of `Exported`. A file larger than `MAX_IMPORT_BYTES` is only a backup to
 * read, as it cannot be imported.
 */
export async function exportData(database: Database, at = Date.now()): Promise<Blob> {
  const tables = await readTables(database);
  const unreadable: Blob[] = [];
  const parts: BlobPart[] = [`{"format":"${FORMAT}","version":${VERSION},"at":${at},"tables":{`];
  for (const [index, [name, rows]] of tables.entries()) {
    const validatedTable = new ValidatedTable<unknown>(database[name], TABLE_SCHEMAS[name]);
    const readable: Blob[] = [];
    for await (const row of rows) {
      const parsed = validatedTable.parse(row);
      const serialized = parsed && name === 'files' ? await serializeFile(parsed as FileRow) : parsed; // rows of the table `files`
      if (serialized) readable.push(toJsonBlob(serialized));
      else unreadable.push(toJsonBlob({ table: name, row: await toPlainJson(row) }));
    }
    parts.push(`${index ? ',' : ''}"${name}":[`, ...joinWithCommas(readable), ']');
  }
  parts.push('},"unreadable":[', ...joinWithCommas(unreadable), ']}');
  return new Blob(parts, { type: 'application/json' });
}
