/**
 * File ownership. Several drafts, records, products and campaigns may refer to the same file: it is stored once, with one of
 * them as owner, as long as any refers to it.
 */
import type { Database } from './database.ts';
import { getCampaignOwner, getDraftOwner, getProductOwner, getRecordOwner } from './tables/files.ts';

/** Returns the tables that a transaction needs to change the owners of files. */
export const getFileTables = ({ drafts, records, products, campaigns, files }: Database) => [
  drafts,
  records,
  products,
  campaigns,
  files,
];

/** Returns all files that a value refers to, at any depth, with their sizes in bytes. */
export function findFiles(value: unknown): { id: string; size: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, size } = value as { id?: unknown; size?: unknown }; // either may be missing
  if (typeof id === 'string' && typeof size === 'number') return [{ id, size }];
  return Object.values(value).flatMap(findFiles);
}

/** Returns the ids of all files that a value refers to, at any depth. */
export const findFileIds = (value: unknown): string[] => findFiles(value).map(({ id }) => id);

/**
 * Returns the owners that refer to each file, by file id. Includes rows that cannot be parsed, so that their files are
 * not deleted.
 */
async function findReferences(database: Database): Promise<Map<string, string[]>> {
  const ownersByFile = new Map<string, string[]>();
  const add = (owner: string, ids: readonly unknown[]) => {
    for (const id of ids) if (typeof id === 'string') ownersByFile.set(id, [...(ownersByFile.get(id) ?? []), owner]);
  };
  await database.records.each((row) => {
    const { id, files, draft } = row as { id: string; files?: unknown; draft?: unknown }; // a row has its key
    add(getRecordOwner(id), [...(Array.isArray(files) ? (files as unknown[]) : []), ...findFileIds(draft)]);
  });
  await database.drafts.each((row) => {
    const { id, values } = row as { id: string; values?: unknown }; // a row has its key
    add(getDraftOwner(id), findFileIds(values));
  });
  await database.products.each((row) => {
    const { id, photos } = row as { id: string; photos?: unknown }; // a row has its key
    add(getProductOwner(id), findFileIds(photos));
  });
  await database.campaigns.each((row) => {
    const { id, document } = row as { id: string; document?: { id?: unknown } }; // a row has its key
    add(getCampaignOwner(id), [document?.id]);
  });
  return ownersByFile;
}

/**
 * Passes the files of owners to another owner that still refers to them, and deletes files without references. Must run
 * in a transaction over `getFileTables`.
 * @param owners for example `draft:contact:` or `record:…`
 * @param ids files of other owners
 */
export async function reconcileFiles(
  database: Database,
  owners: readonly string[],
  ids: readonly string[] = [],
): Promise<void> {
  const owned = new Map<string, string>();
  for (const owner of new Set(owners)) {
    for (const id of await database.files.where('owner').equals(owner).primaryKeys()) owned.set(id, owner);
  }
  if (ids.length > 0) {
    // Only the keys of the index are read: the rows contain the bytes.
    await database.files.orderBy('owner').eachPrimaryKey((id, { key }) => {
      if (typeof key === 'string' && ids.includes(id)) owned.set(id, key);
    });
  }
  if (owned.size === 0) return;
  const references = await findReferences(database);
  for (const [id, owner] of owned) {
    const by = references.get(id) ?? [];
    if (by.includes(owner)) continue;
    if (by[0] === undefined) await database.files.delete(id);
    else await database.files.update(id, { owner: by[0] });
  }
}

/** Removes a file from its owner. Deletes it unless another owner refers to it. */
export async function releaseFile(database: Database, id: string, owner: string): Promise<void> {
  const other = (await findReferences(database)).get(id)?.find((name) => name !== owner);
  if (other === undefined) await database.files.delete(id);
  else await database.files.update(id, { owner: other });
}
