/** Brings what one device exported to another. */
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { throwStorageError } from '../errors.ts';
import { namedIn, settleFiles } from '../file-owners.ts';
import { getDraftOwner } from '../tables/files.ts';
import {
  TABLE_SCHEMAS,
  StoredFile,
  TABLE_NAMES,
  type Delivery,
  type Draft,
  type StoredRecord,
  type TableName,
} from '../schemas.ts';
import { MAX_RECENT_SEARCHES } from '../tables/recent-searches.ts';
import { MAX_RECENTLY_VIEWED } from '../tables/recently-viewed.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { fromBase64 } from './base64.ts';
import { Envelope, Exported, FORMAT, MAX_IMPORT_BYTES, VERSION } from './format.ts';

/**
 * - `too-large`: more than `MOST_BYTES`
 * - `foreign`: no export of this site
 * - `newer`: exported by a newer version of the site
 * - `damaged`: an export that is incomplete or was changed
 */
export type ImportError = 'too-large' | 'foreign' | 'newer' | 'damaged';

/** How many rows of each table were added or replaced, or why nothing was. */
export type Imported = { added: Record<TableName, number> } | { refused: ImportError };

type Checked = Omit<Exported['tables'], 'files'> & { files: StoredFile[] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unpack = ({ base64, ...file }: Exported['tables']['files'][number]): StoredFile =>
  v.parse(StoredFile, { ...file, blob: fromBase64(base64, file.type) });

/** Checks the whole file before anything of it is believed. */
function check(text: string): Checked | ImportError {
  const json = parse(text);
  const envelope = v.safeParse(Envelope, json);
  if (!envelope.success) return text.startsWith(`{"format":"${FORMAT}"`) ? 'damaged' : 'foreign';
  if (envelope.output.version > VERSION) return 'newer';
  try {
    const { tables } = v.parse(Exported, json);
    return { ...tables, files: tables.files.map(unpack) };
  } catch {
    return 'damaged';
  }
}

/** What a draft of another device replaces may be confirmed on this one: here it stands for itself. */
const standing = ({ replaces: _record, ...draft }: Draft): Draft => draft;

/** What another device has not delivered stays here: it may be on its way there. */
function delivered(record: StoredRecord): StoredRecord {
  const { state, unsure } = record.delivery;
  if (state === 'delivered') return record;
  const delivery: Delivery = { state: 'saved', tries: 0, ...((unsure ?? state === 'sending') && { unsure: true }) };
  return { ...record, delivery };
}

/** Puts rows that are wanted beside those that are there. Returns the keys of the rows that were put. */
async function merge<Row>(
  shelf: ValidatedTable<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  replaces: (row: Row, before: Row) => boolean,
): Promise<string[]> {
  const put: string[] = [];
  for (const row of rows) {
    const before = await shelf.get(keyOf(row));
    if (before !== undefined && !replaces(row, before)) continue;
    await shelf.upsert(row);
    put.push(keyOf(row));
  }
  return put;
}

const idOf = ({ id }: { id: string }): string => id;
const keyOf = ({ key }: { key: string }): string => key;
const isLater = (row: { at: number }, before: { at: number }): boolean => row.at > before.at;
const never = (): boolean => false;

/** Files come with the draft or record that is put and names them; those of one that is kept as it was stay behind. */
function wantedFiles(tables: Checked, drafts: readonly string[], records: readonly string[]): StoredFile[] {
  const put = [
    ...tables.drafts.filter(({ id }) => drafts.includes(id)).map(({ values }) => values),
    ...tables.records.filter(({ id }) => records.includes(id)).map(({ draft, answers }) => [draft, answers]),
  ];
  const named = new Set([
    ...put.flatMap(namedIn),
    ...tables.records.filter(({ id }) => records.includes(id)).flatMap(({ files }) => files),
  ]);
  return tables.files.filter(({ id }) => named.has(id));
}

/**
 * Adds what a file has to what is kept: of drafts and marks the later stays, records and settings that are there stay as
 * they are. All of it happens or nothing.
 * @param file as `exportDevice` made it
 * @throws DeviceFault `full` where there is no room for it
 */
export async function importData(database: Database, file: Blob): Promise<Imported> {
  if (file.size > MAX_IMPORT_BYTES) return { refused: 'too-large' };
  const tables = check(await file.text());
  if (typeof tables === 'string') return { refused: tables };

  const bring = async () => {
    const drafts = await merge(
      new ValidatedTable(database.drafts, TABLE_SCHEMAS.drafts),
      tables.drafts.map(standing),
      idOf,
      isLater,
    );
    const records = await merge(
      new ValidatedTable(database.records, TABLE_SCHEMAS.records),
      tables.records.map(delivered),
      idOf,
      never,
    );
    const wanted = wantedFiles(tables, drafts, records);
    const files = await merge(new ValidatedTable(database.files, TABLE_SCHEMAS.files), wanted, idOf, never);
    // A file may belong to another here than there, and a draft that gave way may have named some that nobody else does.
    await settleFiles(database, [...wanted.map(({ owner }) => owner), ...drafts.map(getDraftOwner)]);
    const favourites = await merge(
      new ValidatedTable(database.favourites, TABLE_SCHEMAS.favourites),
      tables.favourites,
      idOf,
      isLater,
    );
    const settings = await merge(
      new ValidatedTable(database.settings, TABLE_SCHEMAS.settings),
      tables.settings,
      keyOf,
      never,
    );
    const [ofSearches, ofSeen] = [
      new ValidatedTable(database.searches, TABLE_SCHEMAS.searches),
      new ValidatedTable(database.seen, TABLE_SCHEMAS.seen),
    ];
    const searches = await merge(ofSearches, tables.searches, keyOf, isLater);
    const seen = await merge(ofSeen, tables.seen, idOf, isLater);
    await ofSearches.pruneOldest(MAX_RECENT_SEARCHES);
    await ofSeen.pruneOldest(MAX_RECENTLY_VIEWED);
    const posts = await merge(new ValidatedTable(database.posts, TABLE_SCHEMAS.posts), tables.posts, idOf, isLater);
    return { drafts, records, files, favourites, settings, searches, seen, posts };
  };
  const added = await database.transaction('rw', database.tables, bring).catch(throwStorageError);
  const counts = TABLE_NAMES.map((name) => [name, added[name].length] as const);
  return { added: Object.fromEntries(counts) as Record<TableName, number> }; // of all tables
}
