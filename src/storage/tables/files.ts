/** Files of drafts, records, products and campaigns. */
import type { Database } from '../database.ts';
import { StoredFile } from '../schemas.ts';
import { withStorageErrors } from '../to-storage-error.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';

/** Returns the owner of the files of a draft: the key under which the files are stored. */
export const getDraftOwner = (id: string): string => `draft:${id}`;

/** Returns the owner of the files of a record. */
export const getRecordOwner = (id: string): string => `record:${id}`;

/** Returns the owner of the photos of a product of the visitor's own store. */
export const getProductOwner = (id: string): string => `${PRODUCT_OWNERS}${id}`;

/** Returns the owner of the picture of a campaign. */
export const getCampaignOwner = (id: string): string => `campaign:${id}`;

/** Prefix of the owners of the photos of products. */
export const PRODUCT_OWNERS = 'product:';

export type NewFile = Pick<StoredFile, 'id' | 'owner' | 'name' | 'blob'> & { at?: number };

/** Returns the functions that read and change files. They reject with a `StorageError`. */
export function createFileTable(database: Database) {
  const files = new ValidatedTable(database.files, StoredFile);

  /** Returns all files of an owner, in the order they were added. */
  const of = async (owner: string): Promise<StoredFile[]> =>
    files.parseAll(await database.files.where('owner').equals(owner).toArray()).sort((a, b) => a.at - b.at);

  /** Saves a file. Its type and size are those of the blob. */
  const put = ({ id, owner, name, blob, at = Date.now() }: NewFile): Promise<StoredFile> =>
    files.upsert({ id, owner, name, type: blob.type, size: blob.size, blob, at });

  return withStorageErrors({
    of,
    get: (id: string): Promise<StoredFile | undefined> => files.get(id),

    put,

    remove: (id: string): Promise<void> => database.files.delete(id),

    watch: (owner: string, changed: (files: StoredFile[]) => void) => observeQuery(() => of(owner), changed),
  });
}
