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

/**
 * Removes files that are as they were written. When one has changed, all stay: the entry would be broken without the others.
 * @param commit stores that they are about to be removed; if it returns false or rejects, all stay
 * @returns what was removed, which files have changed, and all that stay because of them or of `commit`
 */
export async function removeFiles(
  root: string,
  files: readonly PublicationFile[],
  commit: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<{ removed: string[]; changed: string[]; kept: string[] }> {
  const targets = files.map(({ path: file, sha256 }) => ({ file, sha256, target: toContentPath(root, file) }));
  const read = await Promise.all(targets.map(async (each) => ({ ...each, bytes: await readBytes(each.target) })));
  const existing = read.flatMap(({ bytes, ...each }) => (bytes ? [{ ...each, bytes }] : []));
  const changed = existing.filter(({ bytes, sha256 }) => hashSha256(bytes) !== sha256);
  const paths = existing.map(({ file }) => file);
  if (changed.length > 0) return { removed: [], changed: changed.map(({ file }) => file), kept: paths };
  if (!(await commit())) return { removed: [], changed: [], kept: paths };
  // A server that ended may have removed a file and not its folder.
  for (const { file, target } of targets) {
    await rm(target, { force: true });
    removeEmptyFolders(root, file);
  }
  return { removed: paths, changed: [], kept: [] };
}
