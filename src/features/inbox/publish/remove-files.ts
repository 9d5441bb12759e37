/** Removes what a publication wrote. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeEmptyFolders } from '@/cms/remove-empty-folders.ts';
import { hasErrorCode } from '@/lib/node/error-code.ts';
import { hashSha256 } from '@/lib/node/sha256.ts';
import type { PublicationFile } from './publication.ts';

/**
 * Returns the absolute path of a file of the content.
 * @throws Error when the path leads out of the content
 */
export function toContentPath(root: string, file: string): string {
  const content = path.join(root, 'content');
  const target = path.resolve(root, file);
  if (!target.startsWith(`${content}${path.sep}`)) throw new Error(`${file} is not a file of the content`);
  return target;
}

/** Returns the bytes of a file; undefined if it does not exist. */
async function readBytes(target: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(target);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** What happened to a file: it was removed, it stays because it has changed, or it stays with the others. */
export type Removal = { path: string; result: 'removed' | 'changed' | 'kept' };

/**
 * Removes files that are as they were written. When one has changed, all stay: the entry would be broken without the others.
 * @param commit stores that they are about to be removed; if it returns false or rejects, all stay
 * @returns the files that existed, with what happened to them
 */
export async function removeFiles(
  root: string,
  files: readonly PublicationFile[],
  commit: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<Removal[]> {
  const targets = files.map(({ path: file, sha256 }) => ({ file, sha256, target: toContentPath(root, file) }));
  const read = await Promise.all(targets.map(async (each) => ({ ...each, bytes: await readBytes(each.target) })));
  const existing = read.flatMap(({ bytes, ...each }) => (bytes ? [{ ...each, bytes }] : []));
  const untouched = existing.map(({ file, bytes, sha256 }): Removal => {
    return { path: file, result: hashSha256(bytes) === sha256 ? 'kept' : 'changed' };
  });
  if (untouched.some(({ result }) => result === 'changed') || !(await commit())) return untouched;
  // A server that ended may have removed a file and not its folder.
  for (const { file, target } of targets) {
    await rm(target, { force: true });
    removeEmptyFolders(root, file);
  }
  return untouched.map(({ path }) => ({ path, result: 'removed' }));
}
