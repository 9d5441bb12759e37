/** Imports data that was exported in another browser. */
import * as v from 'valibot';
import { setAdsFlag } from '../ads-flag.ts';
import type { Database } from '../database.ts';
import { findFileIds, reconcileFiles } from '../file-owners.ts';
import { getCampaignOwner, getDraftOwner, getProductOwner, getRecordOwner } from '../tables/files.ts';
import type { Draft } from '../schemas/draft.ts';
import { FileRow } from '../schemas/stored-file.ts';
import type { Delivery, StoredRecord } from '../schemas/stored-record.ts';
import { TABLE_SCHEMAS, TABLE_NAMES, type TableName } from '../schemas/table-schemas.ts';
import { isSameValue } from '../drafts/draft-saver.ts';
import { findSettingName, isSettingValue, type Setting, type SettingName } from '../settings.ts';
import { MAX_RECENT_SEARCHES } from '../tables/recent-searches.ts';
import { MAX_RECENTLY_VIEWED } from '../notes/viewed-notes.ts';
import { LOCAL_DELIVERY } from '../outbox/initial-delivery.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { decodeBase64 } from './base64.ts';
import { Envelope, Exported, FORMAT, MAX_IMPORT_BYTES, VERSION } from './format.ts';
import {
  keepLater,
  keepLaterPost,
  keepStored,
  mergeCampaigns,
  mergeProducts,
  mergeRecords,
  mergeThreads,
} from './merge-rows.ts';
import type { LedgerEntry } from '../schemas/ledger-entry.ts';

/**
 * - `too-large`: more than `MAX_IMPORT_BYTES`
 * - `foreign`: not an export of this site
 * - `newer`: exported by a newer version of the site
 * - `damaged`: an export that is incomplete or was changed
 */
type ImportError = 'too-large' | 'foreign' | 'newer' | 'damaged';

/**
 * Number of rows added or replaced per table, how many drafts of them had other input in this browser, and the settings that were not
 * replaced, because this browser has other values; or why the file was refused.
 */
export type Imported =
  { added: Record<TableName, number>; replacedDrafts: number; kept: readonly SettingName[] } | { refused: ImportError };

type ValidatedTables = Omit<Exported['tables'], 'files'> & { files: FileRow[] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const deserializeFile = ({ base64, ...file }: Exported['tables']['files'][number]): FileRow =>
  v.parse(FileRow, { ...file, bytes: decodeBase64(base64) });

/** Validates the whole file before any row is used. */
function validateFile(text: string): ValidatedTables | ImportError {
  const json = parse(text);
  const envelope = v.safeParse(Envelope, json);
  if (!envelope.success) return text.startsWith(`{"format":"${FORMAT}"`) ? 'damaged' : 'foreign';
  if (envelope.output.version > VERSION) return 'newer';
  try {
    const { tables } = v.parse(Exported, json);
    return { ...tables, files: tables.files.map(deserializeFile) };
  } catch {
    return 'damaged';
  }
}

/** Removes the link to a replaced record, because that record may already be confirmed in this browser. */
const omitReplacedRecord = ({ replaces: _record, ...draft }: Draft): Draft => draft;

/** Marks undelivered records as saved, because the other browser may still deliver them. */
function markUndeliveredAsSaved(record: StoredRecord): StoredRecord {
  const { state, unsure } = record.delivery;
  if (state === 'delivered') return record;
  const delivery: Delivery = { ...LOCAL_DELIVERY, ...((unsure ?? state === 'sending') && { unsure: true }) };
  return { ...record, delivery };
}

/**
 * Adds rows, and merges those that exist.
 * @param combine returns the merged row, which is the second one if nothing changes
 * @returns the rows that were written
 */
async function merge<Row>(
  validatedTable: ValidatedTable<Row>,
  rows: readonly Row[],
  getKey: (row: Row) => string,
  combine: (row: Row, before: Row) => Row,
): Promise<Row[]> {
  const written: Row[] = [];
  for (const row of rows) {
    const before = await validatedTable.get(getKey(row));
    const merged = before === undefined ? row : combine(row, before);
    if (!isSameValue(merged, before)) written.push(await validatedTable.upsert(merged));
  }
  return written;
}

const getId = ({ id }: { id: string }): string => id;
const getKey = ({ key }: { key: string }): string => key;

type WrittenRows = Pick<ValidatedTables, 'drafts' | 'records' | 'products' | 'campaigns'>;

/** Returns the ids of the files that imported rows refer to. Files of rows that were not imported are left out. */
const findReferencedIds = ({ drafts, records, products, campaigns }: WrittenRows): Set<string> =>
  new Set([
    ...drafts.flatMap(({ values }) => findFileIds(values)),
    ...records.flatMap(({ draft, answers, files }) => [...findFileIds([draft, answers]), ...files]),
    ...products.flatMap(({ photos }) => findFileIds(photos)),
    ...campaigns.flatMap(({ document }) => document?.id ?? []),
  ]);

/** Adds the ledger entries whose keys are new. One read and one write, because a ledger can have thousands of entries. */
async function mergeLedger(database: Database, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const existing = new Set(await database.ledger.toCollection().primaryKeys());
  const added = [...new Map(entries.map((entry) => [entry.key, entry])).values()].filter(
    ({ key }) => !existing.has(key),
  );
  await database.ledger.bulkAdd(added);
  return added;
}

/** Returns the names of the settings that have another value here than in an export. */
async function findKeptSettings(
  settingTable: ValidatedTable<Setting>,
  settings: readonly Setting[],
): Promise<SettingName[]> {
  const kept = new Set<SettingName>();
  for (const { key, value } of settings) {
    const name = findSettingName(key);
    if (name && !isSameValue((await settingTable.get(key))?.value, value)) kept.add(name);
  }
  return [...kept];
}

/**
 * Merges an export into the stored data, in one transaction. Of drafts, favourites and posts the later one wins; of conversations,
 * products and campaigns the later version of each part (see `merge-rows.ts`). Existing settings and ledger entries stay.
 * @param file as `exportData` returns it
 * @throws StorageError `full` when there is no space for it
 */
export async function importData(database: Database, file: Blob): Promise<Imported> {
  if (file.size > MAX_IMPORT_BYTES) return { refused: 'too-large' };
  const tables = validateFile(await file.text());
  if (typeof tables === 'string') return { refused: tables };

  const settingTable = new ValidatedTable(database.settings, TABLE_SCHEMAS.settings);
  // A setting with an invalid value is not used, so it is left out.
  const usedSettings = tables.settings.filter(({ key, value }) => isSettingValue(key, value));
  const importTables = async () => {
    const draftTable = new ValidatedTable(database.drafts, TABLE_SCHEMAS.drafts);
    const draftsBefore = draftTable.parseAll(await database.drafts.toArray());
    const inputBefore = new Map(draftsBefore.map(({ id, values }) => [id, values]));
    const drafts = await merge(draftTable, tables.drafts.map(omitReplacedRecord), getId, keepLater);
    const replacedDrafts = drafts.filter(
      ({ id, values }) => inputBefore.has(id) && !isSameValue(inputBefore.get(id), values),
    ).length;
    const records = await merge(
      new ValidatedTable(database.records, TABLE_SCHEMAS.records),
      tables.records.map(markUndeliveredAsSaved),
      getId,
      mergeRecords,
    );
    const productTable = new ValidatedTable(database.products, TABLE_SCHEMAS.products);
    const products = await merge(productTable, tables.products, getId, mergeProducts);
    const campaignTable = new ValidatedTable(database.campaigns, TABLE_SCHEMAS.campaigns);
    const campaigns = await merge(campaignTable, tables.campaigns, getId, mergeCampaigns);
    const referencedIds = findReferencedIds({ drafts, records, products, campaigns });
    const wanted = tables.files.filter(({ id }) => referencedIds.has(id));
    const files = await merge(new ValidatedTable(database.files, TABLE_SCHEMAS.files), wanted, getId, keepStored);
    // A file may have another owner here, and a replaced row may have been the only one that referred to it.
    const replaced = [
      ...drafts.map(({ id }) => getDraftOwner(id)),
      ...records.map(({ id }) => getRecordOwner(id)),
      ...products.map(({ id }) => getProductOwner(id)),
      ...campaigns.map(({ id }) => getCampaignOwner(id)),
    ];
    await reconcileFiles(database, [...wanted.map(({ owner }) => owner), ...replaced]);
    const favourites = await merge(
      new ValidatedTable(database.favourites, TABLE_SCHEMAS.favourites),
      tables.favourites,
      getId,
      keepLater,
    );
    const settings = await merge(settingTable, usedSettings, getKey, keepStored);
    const [searchTable, viewedTable] = [
      new ValidatedTable(database.searches, TABLE_SCHEMAS.searches),
      new ValidatedTable(database.seen, TABLE_SCHEMAS.seen),
    ];
    const searches = await merge(searchTable, tables.searches, getKey, keepLater);
    const seen = await merge(viewedTable, tables.seen, getId, keepLater);
    await searchTable.pruneOldest(MAX_RECENT_SEARCHES);
    await viewedTable.pruneOldest(MAX_RECENTLY_VIEWED);
    const postTable = new ValidatedTable(database.posts, TABLE_SCHEMAS.posts);
    const posts = await merge(postTable, tables.posts, getId, keepLaterPost);
    const ledger = await mergeLedger(database, tables.ledger);
    const threadTable = new ValidatedTable(database.threads, TABLE_SCHEMAS.threads);
    const threads = await merge(threadTable, tables.threads, getId, mergeThreads);
    const added = {
      drafts,
      records,
      files,
      favourites,
      settings,
      searches,
      seen,
      posts,
      ledger,
      threads,
      campaigns,
      products,
    };
    return { added, replacedDrafts, kept: await findKeptSettings(settingTable, usedSettings) };
  };
  const { added, ...others } = await database.transaction('rw', database.tables, importTables);
  if (added.campaigns.length > 0) setAdsFlag(true);
  const counts = TABLE_NAMES.map((name) => [name, added[name].length] as const);
  return { added: Object.fromEntries(counts) as Record<TableName, number>, ...others }; // has all tables
}
