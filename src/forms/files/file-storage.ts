/** Storage functions for files. They reject with a `StorageError`. */
import { openUserData } from '@/storage/open.ts';

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Stores a file of a draft. */
export const saveFile = async (file: NewFile): Promise<unknown> => (await openUserData()).files.put(file);

/** Removes a file from a draft. The file is deleted only when no other draft or record refers to it. */
export const deleteFile = async (id: string, owner: string): Promise<void> =>
  (await openUserData()).drafts.releaseFile(id, owner);

/** Loads the content of a stored file; undefined when it was deleted. */
export const loadFile = async (id: string): Promise<Blob | undefined> =>
  (await (await openUserData()).files.get(id))?.blob;
