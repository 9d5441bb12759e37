import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreparedFile } from './publication.ts';

/**
 * Writes files in order, and creates the folders that are missing.
 * @param toTarget returns the absolute path of a file
 * @param options `flag: 'wx'` rejects when a file exists; `flush` writes each file to the disk before the next one
 */
export async function writeFiles(
  files: readonly PreparedFile[],
  toTarget: (file: string) => string,
  options: { flag?: 'wx'; flush?: boolean } = {},
): Promise<void> {
  for (const { path: file, contents } of files) {
    const target = toTarget(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents, options);
  }
}
