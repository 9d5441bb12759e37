/** The files below the folders of the content, and what none of the entries accounts for. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from './content-error.ts';
import { getEntryFile, type EntryLocation } from './entry-location.ts';

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/**
 * The folders that hold content and nothing else: the one around each type's own, as `content` for
 * `content/posts/*`, or where that would be the whole project, its own.
 */
export function getContentFolders(types: readonly EntryLocation[]): string[] {
  const around = types.map(({ base }) => (base.includes('/') ? path.posix.dirname(base) : base));
  return [...new Set(around)].filter((folder, _, all) => !all.some((other) => isBelow(folder, other)));
}

/** What to watch: the folders of the content, those of pictures, and singletons beside the project's own files. */
export const getWatchedPaths = (types: readonly EntryLocation[]): string[] => [
  ...new Set([...getContentFolders(types), ...types.flatMap((where) => where.directories), ...looseFiles(types)]),
];

/** Data files of singletons at the top of the project, as `settings.yaml`. */
const looseFiles = (types: readonly EntryLocation[]): string[] =>
  types
    .filter((where) => !where.glob && !where.inFolder && !where.base.includes('/'))
    .map((where) => getEntryFile(where, ''));

function filesBelow(root: string, folder: string): string[] {
  const found = readdirSync(path.join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  return found.flatMap((entry) => {
    const below = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, below);
    return entry.isFile() ? below : [];
  });
}

/** Every file of the content, paths from the root in order, what is hidden left out. */
export function listContentFiles(root: string, types: readonly EntryLocation[]): string[] {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const folders = getContentFolders(types).filter(isThere);
  return [...folders.flatMap((folder) => filesBelow(root, folder)), ...looseFiles(types).filter(isThere)].sort();
}

/** The fault of a file that belongs to no entry, and where an entry there would lie. */
export function orphanFileIssue(file: string, types: readonly EntryLocation[]): ContentIssue {
  const home = types.find((where) => isBelow(file, where.base));
  const expected = home
    ? `entries of ${home.name} lie at ${getEntryFile(home, home.glob ? '<slug>' : '')}`
    : `content lies in ${types.map((where) => where.base).join(', ')}`;
  return { file, field: '', reason: `belongs to no entry (${expected}): move or delete it` };
}
