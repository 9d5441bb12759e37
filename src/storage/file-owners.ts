/**
 * Whose a file is. Drafts and records name files, and several may name the same one: it is kept once, by one of them, for as
 * long as any names it.
 */
import type { Database } from './database.ts';
import { getDraftOwner, getRecordOwner } from './tables/files.ts';

/** The ids of files that stand in a value, however deep. */
export function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, size } = value as { id?: unknown; size?: unknown }; // either may be missing
  if (typeof id === 'string' && typeof size === 'number') return [id];
  return Object.values(value).flatMap(namedIn);
}

/** Who names which file: the ids of owners by that of the file. Rows that cannot be read are looked through all the same. */
async function namers(database: Database): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  const add = (owner: string, ids: readonly unknown[]) => {
    for (const id of ids) if (typeof id === 'string') all.set(id, [...(all.get(id) ?? []), owner]);
  };
  await database.records.each((row) => {
    const { id, files, draft } = row as { id: string; files?: unknown; draft?: unknown }; // a row has its key
    add(getRecordOwner(id), [...(Array.isArray(files) ? (files as unknown[]) : []), ...namedIn(draft)]);
  });
  await database.drafts.each((row) => {
    const { id, values } = row as { id: string; values?: unknown }; // a row has its key
    add(getDraftOwner(id), namedIn(values));
  });
  return all;
}

/**
 * Gives the files of owners to whoever names them still, and deletes those that nobody names. Part of a transaction over
 * drafts, records and files.
 * @param owners as in `draft:contact:` or `record:…`
 */
export async function settleFiles(database: Database, owners: readonly string[]): Promise<void> {
  const owned = new Map<string, string>();
  for (const owner of new Set(owners)) {
    for (const id of await database.files.where('owner').equals(owner).primaryKeys()) owned.set(id, owner);
  }
  if (owned.size === 0) return;
  const named = await namers(database);
  for (const [id, owner] of owned) {
    const by = named.get(id) ?? [];
    if (by.includes(owner)) continue;
    if (by[0] === undefined) await database.files.delete(id);
    else await database.files.update(id, { owner: by[0] });
  }
}

/** Takes a file from its owner: it goes, unless another names it. */
export async function releaseFile(database: Database, id: string, owner: string): Promise<void> {
  const other = (await namers(database)).get(id)?.find((name) => name !== owner);
  if (other === undefined) await database.files.delete(id);
  else await database.files.update(id, { owner: other });
}
