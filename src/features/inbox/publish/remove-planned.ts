/** Removes what a server has planned to write or to remove before it ended. */
import { rm } from 'node:fs/promises';
import { findUses } from '@/cms/bridge/find-uses.ts';
import type { PlannedFiles } from './publication.ts';
import { removeFiles, toContentPath } from './remove-files.ts';
import { LOCATIONS, readSite } from './site-content.ts';

/**
 * Removes planned files. Those that have changed since stay, as do those of an entry that other content refers to.
 * @param planned in the order in which they are written: each refers only to those before it
 * @param root absolute path of the project
 * @returns the paths of the files that stay
 */
export async function removePlanned(planned: readonly PlannedFiles[], root: string): Promise<string[]> {
  for (const { temporary } of planned) {
    if (temporary !== undefined) await rm(toContentPath(root, temporary), { recursive: true, force: true });
  }
  const { entries } = await readSite(root);
  const kept: string[] = [];
  const removed: string[] = [];
  for (const { files } of planned.toReversed()) {
    const paths = files.map(({ path }) => path);
    const isUsed = findUses(entries, LOCATIONS, [...removed, ...paths]).length > 0;
    for (const { path, result } of await removeFiles(root, files, () => Promise.resolve(!isUsed))) {
      (result === 'removed' ? removed : kept).push(path);
    }
  }
  return kept;
}
