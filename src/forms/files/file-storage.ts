/** Storage functions for files. They return an error code or undefined instead of throwing. */
import { toResult } from '@/storage/to-result.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { openUserData } from '@/storage/open.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { readOrUndefined } from '../model/read-or-undefined.ts';

type NewFile = { id: string; owner: string; name: string; blob: Blob };

/** Stores a file of a draft. Returns false when it could not be stored. */
export const saveFile = async (file: NewFile): Promise<boolean> =>
  (await toResult(async () => (await openUserData()).files.put(file))) === undefined;

/** Removes a file from a draft. The file is deleted only when no other draft or record refers to it. */
export const deleteFile = (id: string, owner: string): SurePromise<StorageErrorCode | undefined> =>
  toResult(async () => (await openUserData()).drafts.releaseFile(id, owner));

/** Loads the content of a stored file; undefined when it was deleted. */
export const loadFile = (id: string): Promise<Blob | undefined> =>
  readOrUndefined(async () => (await (await openUserData()).files.get(id))?.blob);
