/** Files of drafts, records, products and campaigns. */
import type { Database } from '../database.ts';
import { FileRow, type StoredFile } from '../schemas/stored-file.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';

/** Returns the owner of the files of a draft: the key under which the files are stored. */
export const getDraftOwner = (id: string): string => `draft:${id}`;

/** Returns the owner of the files of a record. */
export const getRecordOwner = (id: string): string => `record:${id}`;

/** Returns the owner of the photos of a product of the visitor's own store. */
export const getProductOwner = (id: string): string => `product:${id}`;

/** Returns the owner of the picture of a campaign. */
export const getCampaignOwner = (id: string): string => `campaign:${id}`;

export type NewFile = Pick<StoredFile, 'id' | 'owner' | 'name' | 'blob'> & { at?: number };

/** Converts a row to a file. */
export const toStoredFile = ({ bytes, blob, ...info }: FileRow): StoredFile => ({
  ...info,
  // The schema requires one of them.
  blob: blob ?? new Blob(bytes && [bytes], { type: info.type }),
});

/** Returns the functions that read and change files. They reject with a `StorageError`. */
export function createFileTable(database: Database) {
  const files = new ValidatedTable(database.files, FileRow);

  const get = async (id: string): Promise<StoredFile | undefined> => {
    const row = await files.get(id);
    return row && toStoredFile(row);
  };

  /** Saves a file. Its type and size are those of the blob. Cannot run in a transaction, which ends while the blob is read. */
  const put = async ({ id, owner, name, blob, at = Date.now() }: NewFile): Promise<StoredFile> => {
    const bytes = await blob.arrayBuffer();
    return toStoredFile(await files.upsert({ id, owner, name, type: blob.type, size: blob.size, bytes, at }));
  };

  return withStorageErrors({
    get,
    put,
  });
}
