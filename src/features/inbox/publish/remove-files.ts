/** Removes what a publication wrote. */
import { createHash } from 'node:crypto';
import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { PublicationFile } from './publication.ts';

export const hashFile = (contents: Uint8Array): string => createHash('sha256').update(contents).digest('hex');

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** @throws Error when the path leads out of the content */
function toContentPath(root: string, file: string): string {
  const content = path.join(root, 'content');
  const target = path.resolve(root, file);
  if (!target.startsWith(`${content}${path.sep}`)) throw new Error(`${file} is not a file of the content`);
  return target;
}

/** Returns the hash of a file; undefined if it does not exist. */
async function readHash(target: string): Promise<string | undefined> {
  try {
    return hashFile(await readFile(target));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Removes the folders above a file as far as they are empty. The folder of the collection stays. */
async function removeEmptyFolders(root: string, file: string): Promise<void> {
  const isInEntry = (folder: string) => folder.split('/').length > 2;
  for (let folder = path.posix.dirname(file); isInEntry(folder); folder = path.posix.dirname(folder)) {
    try {
      await rmdir(path.join(root, folder));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) continue;
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return;
      throw error;
    }
  }
}

/**
 * Removes files that are as they were written. When one has changed, all stay: the entry would be broken without the others.
 * @returns what was removed, and which files have changed
 */
export async function removeFiles(
  root: string,
  files: readonly PublicationFile[],
): Promise<{ removed: string[]; changed: string[] }> {
  const targets = files.map(({ path: file, sha256 }) => ({ file, sha256, target: toContentPath(root, file) }));
  const hashes = await Promise.all(targets.map(async (each) => ({ ...each, actual: await readHash(each.target) })));
  const changed = hashes.filter(({ actual, sha256 }) => actual !== undefined && actual !== sha256);
  if (changed.length > 0) return { removed: [], changed: changed.map(({ file }) => file) };
  const existing = hashes.filter(({ actual }) => actual !== undefined);
  for (const { target, file } of existing) {
    await rm(target, { force: true });
    await removeEmptyFolders(root, file);
  }
  return { removed: existing.map(({ file }) => file), changed: [] };
}
