/** Lists the files of the content folders, and finds files that belong to no entry. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from './content-error.ts';
import { getEntryFile, type EntryLocation } from './entry-location.ts';

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/**
 * Returns the folders that contain only content: the parent of each type’s folder, as `content` for `content/posts/*`,
 * or the type’s own folder when the parent is the whole project.
 */
export function getContentFolders(types: readonly EntryLocation[]): string[] {
  const parents = types.map(({ base }) => (base.includes('/') ? path.posix.dirname(base) : base));
  return [...new Set(parents)].filter((folder, _, all) => !all.some((other) => isBelow(folder, other)));
}

/** Returns the paths to watch: content folders, picture folders, and singletons at the top of the project. */
export const getWatchedPaths = (types: readonly EntryLocation[]): string[] => [
  ...new Set([
    ...getContentFolders(types),
    ...types.flatMap((location) => location.directories),
    ...getTopLevelFiles(types),
  ]),
];

/** Returns the data files of singletons at the top of the project, such as `settings.yaml`. */
const getTopLevelFiles = (types: readonly EntryLocation[]): string[] =>
  types
    .filter((location) => !location.glob && !location.isInFolder && !location.base.includes('/'))
    .map((location) => getEntryFile(location, ''));

function listFilesBelow(root: string, folder: string): string[] {
  const visible = readdirSync(path.join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  return visible.flatMap((entry) => {
    const child = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFilesBelow(root, child);
    return entry.isFile() ? child : [];
  });
}

/** Returns all content files relative to the root, sorted, without hidden files. */
export function listContentFiles(root: string, types: readonly EntryLocation[]): string[] {
  const exists = (file: string) => existsSync(path.join(root, file));
  const folders = getContentFolders(types).filter(exists);
  return [
    ...folders.flatMap((folder) => listFilesBelow(root, folder)),
    ...getTopLevelFiles(types).filter(exists),
  ].sort();
}

/** Returns the position of the first file that is not before `text` in a sorted list. */
function findPosition(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the files of a sorted list that are below a folder. */
export const getFilesBelow = (sorted: readonly string[], folder: string): readonly string[] =>
  // “0” is the character after the slash.
  sorted.slice(findPosition(sorted, `${folder}/`), findPosition(sorted, `${folder}0`));

export const hasFile = (sorted: readonly string[], file: string): boolean =>
  sorted[findPosition(sorted, file)] === file;

/**
 * Returns the content files after some have changed.
 * @param files all content files before
 * @param changed files and folders that were added, changed or deleted
 */
export function updateContentFiles(
  root: string,
  types: readonly EntryLocation[],
  files: readonly string[],
  changed: ReadonlySet<string>,
): readonly string[] {
  const folders = getContentFolders(types);
  const topLevelFiles = getTopLevelFiles(types);
  const isVisibleBelow = (file: string, folder: string) =>
    isBelow(file, folder) && !file.slice(folder.length).includes('/.');
  const known = new Set(files);
  for (const file of changed) {
    if (!topLevelFiles.includes(file) && !folders.some((folder) => isVisibleBelow(file, folder))) continue;
    if (lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) known.add(file);
    else known.delete(file);
  }
  const isSame = known.size === files.length && files.every((file) => known.has(file));
  return isSame ? files : [...known].sort();
}

/** Returns the issue of a file that belongs to no entry, with the expected location of entries. */
export function createOrphanFileIssue(file: string, types: readonly EntryLocation[]): ContentIssue {
  const nearest = types.find((location) => isBelow(file, location.base));
  const expected = nearest
    ? `entries of ${nearest.name} are at ${getEntryFile(nearest, nearest.glob ? '<slug>' : '')}`
    : `content is in ${types.map((location) => location.base).join(', ')}`;
  return { file, field: '', reason: `belongs to no entry (${expected}): move or delete it` };
}
