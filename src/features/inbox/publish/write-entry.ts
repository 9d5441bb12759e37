/**
 * Writes entries so that others see either all of their files or none. The slug is claimed by the same step that makes the entry
 * visible: a link or a rename, which fail when another entry has the name.
 */
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { getEntryFile, getEntryFolder, type EntryLocation } from '@/cms/bridge/entry-location.ts';
import { hasErrorCode } from '@/lib/node/error-code.ts';
import { createTemporaryPath } from '@/lib/node/temporary-path.ts';
import type { PreparedFile } from './publication.ts';
import { writeFiles } from './write-files.ts';

/** Returns whether a name is taken. */
const isTaken = (error: unknown): boolean => hasErrorCode(error, 'EEXIST', 'ENOTEMPTY', 'ENOTDIR');

/** Runs the step that claims a name. Returns false when another entry has it. */
async function claim(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Returns whether a folder has an entry of this name: on many file systems `Honey` is the same file as `honey`. */
async function hasName(folder: string, name: string): Promise<boolean> {
  const names = await readdir(folder);
  return names.some((other) => other.toLowerCase() === name.toLowerCase());
}

/**
 * Writes the files of a new entry, whose paths are relative to the root.
 * @param note is called before the first file is written, with the path under which all are written at first
 * @returns false when another entry has the slug
 */
export async function writeEntry(
  root: string,
  { location, slug, files }: { location: EntryLocation; slug: string; files: readonly PreparedFile[] },
  note: (temporary: string) => Promise<void>,
): Promise<boolean> {
  const base = path.join(root, location.base);
  const name = location.isInFolder ? slug : `${slug}${location.extension}`;
  await mkdir(base, { recursive: true });
  if (await hasName(base, name)) return false;
  const temporaryPath = createTemporaryPath(location.base);
  const temporary = path.join(root, temporaryPath);
  const folder = getEntryFolder(location, slug);
  await note(temporaryPath);
  try {
    await writeFiles(
      files,
      (file) => (location.isInFolder ? path.join(temporary, path.posix.relative(folder, file)) : temporary),
      { flag: 'wx', flush: true },
    );
    return await claim(() =>
      location.isInFolder
        ? rename(temporary, path.join(root, folder))
        : link(temporary, path.join(root, getEntryFile(location, slug))),
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
