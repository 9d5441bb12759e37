/** The files below the folders of the content, and what none of the entries accounts for. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './faults.ts';
import { entryFile, type Whereabouts } from './whereabouts.ts';

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/**
 * The folders that hold content and nothing else: the one around each type's own, as `content` for
 * `content/posts/*`, or where that would be the whole project, its own.
 */
export function contentFolders(types: readonly Whereabouts[]): string[] {
  const around = types.map(({ base }) => (base.includes('/') ? path.posix.dirname(base) : base));
  return [...new Set(around)].filter((folder, _, all) => !all.some((other) => isBelow(folder, other)));
}

/** What to watch: the folders of the content, those of pictures, and singletons beside the project's own files. */
export const watchedPaths = (types: readonly Whereabouts[]): string[] => [
  ...new Set([...contentFolders(types), ...types.flatMap((where) => where.directories), ...looseFiles(types)]),
];

/** Data files of singletons at the top of the project, as `settings.yaml`. */
const looseFiles = (types: readonly Whereabouts[]): string[] =>
  types
    .filter((where) => !where.glob && !where.inFolder && !where.base.includes('/'))
    .map((where) => entryFile(where, ''));

const noneIfMissing = (error: NodeJS.ErrnoException): [] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const found = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Every file of the content, paths from the root in order, hidden files left out. */
export async function contentFiles(root: string, types: readonly Whereabouts[]): Promise<string[]> {
  const lists = await Promise.all([
    ...contentFolders(types).map((folder) => filesBelow(root, folder)),
    ...looseFiles(types).map((file) => stat(path.join(root, file)).then(() => [file], noneIfMissing)),
  ]);
  return lists.flat().sort();
}

/** The fault of a file that belongs to no entry, and where an entry there would lie. */
export function strayFault(file: string, types: readonly Whereabouts[]): Fault {
  const home = types.find((where) => isBelow(file, where.base));
  const expected = home
    ? `entries of ${home.name} lie at ${entryFile(home, home.glob ? '<slug>' : '')}`
    : `content lies in ${types.map((where) => where.base).join(', ')}`;
  return { file, field: '', reason: `belongs to no entry (${expected}): move or delete it` };
}
