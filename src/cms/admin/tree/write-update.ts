/** Writes what the admin saves. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createTemporaryPath } from '../../../lib/node/temporary-path.ts';
import { removeEmptyFolders } from '../../remove-empty-folders.ts';
import { hashFile } from './git-hash.ts';

/** A path of the content, from the root of the project. */
const createPathSchema = (folders: readonly string[]) =>
  z.string().refine((file) => {
    const isPlain = !file.includes('\\') && file.split('/').every((part) => !['', '.', '..'].includes(part));
    return isPlain && folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  });

/**
 * Returns the schema of the body of Keystatic's request.
 * @param folders the folders and files that the admin may change, from the root of the project
 */
export function createUpdateSchema(folders: readonly string[]) {
  const path = createPathSchema(folders);
  return z.strictObject({
    additions: z.array(z.strictObject({ path, contents: z.string() })),
    deletions: z.array(z.strictObject({ path })),
    // The hashes of the files that the page knows: of those that it changes, and that existed.
    known: z.record(path, z.string()).optional(),
  });
}

export type Update = z.infer<ReturnType<typeof createUpdateSchema>>;

/**
 * Returns the files of an update that are not as the page knows them: somebody else has changed, added or deleted them since. None
 * when the update does not say what the page knows.
 */
export function findConflicts(root: string, { additions, deletions, known }: Update): string[] {
  if (!known) return [];
  const files = [...additions, ...deletions].map((file) => file.path);
  return files.filter((file) => {
    const full = path.join(root, file);
    return (existsSync(full) ? hashFile(readFileSync(full)) : undefined) !== known[file];
  });
}

/**
 * Writes and deletes files, and returns their absolute paths. All new files are complete before they replace the old ones: with a
 * full disk, nothing changes.
 */
export function writeUpdate(root: string, { additions, deletions }: Update): string[] {
  const written: { temporary: string; file: string }[] = [];
  try {
    for (const addition of additions) {
      const file = path.join(root, addition.path);
      const temporary = createTemporaryPath(path.dirname(file));
      mkdirSync(path.dirname(file), { recursive: true });
      written.push({ temporary, file });
      writeFileSync(temporary, Buffer.from(addition.contents, 'base64'));
    }
    for (const { temporary, file } of written) renameSync(temporary, file);
  } finally {
    for (const { temporary } of written) rmSync(temporary, { force: true });
  }
  for (const deletion of deletions) {
    rmSync(path.join(root, deletion.path), { force: true });
    removeEmptyFolders(root, deletion.path);
  }
  return [...additions, ...deletions].map((file) => path.join(root, file.path));
}
