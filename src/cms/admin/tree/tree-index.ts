/**
 * An index of the files of the project with their hashes, which Keystatic's admin asks for when it opens and after each save.
 * Keystatic's own handler reads all files for each answer, and opens all folders at once, which fails with thousands of entries.
 * The index reads a file only once and after it has changed.
 */
import { lstatSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { hasErrorCode } from '../../../lib/node/error-code.ts';
import { hashFile } from './git-hash.ts';
import { createIgnoreRules, IGNORE_FILE } from './ignore-rules.ts';
import {
  createFolder,
  findNode,
  setNode,
  summarize,
  type FileNode,
  type FolderNode,
  type TreeNode,
} from './tree-node.ts';

/** Milliseconds of reading files after which the index yields to other requests. */
const YIELD_INTERVAL_MS = 30;

const getVersion = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => [ino, size, mtimeMs, ctimeMs].join(' ');

/** Returns the result of a function, or undefined when it reads a file that does not exist any more. */
function readUnlessMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Reads and hashes a file, unless it is in the same state as before. */
const readFile = (full: string, known: TreeNode | undefined): FileNode | undefined =>
  readUnlessMissing(() => {
    const version = getVersion(statSync(full));
    if (known?.kind === 'file' && known.version === version) return known;
    return { kind: 'file', sha: hashFile(readFileSync(full)), version };
  });

/**
 * Creates an index. It reads nothing before the first response.
 * @param root absolute path of the project
 */
export function createTreeIndex(root: string) {
  let tree: FolderNode | undefined;
  let isComplete = false;
  let rules = createIgnoreRules();
  const changed = new Set<string>();
  let yieldAt = 0;

  const yieldToEventLoop = async (): Promise<void> => {
    if (performance.now() < yieldAt) return;
    await pause();
    yieldAt = performance.now() + YIELD_INTERVAL_MS;
  };

  const readFolder = async (folderPath: string, known: TreeNode | undefined): Promise<FolderNode> => {
    const folder = createFolder();
    const full = path.join(root, folderPath);
    const entries = readUnlessMissing(() => readdirSync(full, { withFileTypes: true })) ?? [];
    if (entries.some((entry) => entry.isFile() && entry.name === IGNORE_FILE)) {
      rules.add(folderPath, readUnlessMissing(() => readFileSync(path.join(full, IGNORE_FILE), 'utf8')) ?? '');
    }
    for (const entry of entries) {
      if (!entry.isDirectory() && !entry.isFile()) continue;
      const file = folderPath ? `${folderPath}/${entry.name}` : entry.name;
      if (!rules.accepts(file, entry.isDirectory())) continue;
      const before = known?.kind === 'folder' ? known.children.get(entry.name) : undefined;
      const node = entry.isDirectory() ? await readFolder(file, before) : readFile(path.join(root, file), before);
      if (node) folder.children.set(entry.name, node);
      await yieldToEventLoop();
    }
    return folder;
  };

  /** Reads what is at a path now. */
  const readPath = async (file: string, known: TreeNode | undefined): Promise<TreeNode | undefined> => {
    const full = path.join(root, file);
    const stats = readUnlessMissing(() => lstatSync(full));
    if (stats?.isDirectory()) return readFolder(file, known);
    return stats?.isFile() ? readFile(full, known) : undefined;
  };

  /** Returns whether the rules accept a file or folder and all folders above it. */
  const isListed = (segments: readonly string[]): boolean =>
    segments.every((_, depth) => rules.accepts(segments.slice(0, depth + 1).join('/'), depth < segments.length - 1));

  const readChanges = async (all: FolderNode): Promise<void> => {
    const files = [...changed];
    changed.clear();
    for (const file of files) {
      const segments = file.split('/');
      if (!isListed(segments)) continue;
      const known = findNode(all, segments);
      const node = await readPath(file, known);
      if (node ?? known) setNode(all, segments, node);
    }
  };

  const readAll = async (): Promise<FolderNode> => {
    isComplete = true;
    changed.clear();
    rules = createIgnoreRules();
    return readFolder('', tree);
  };

  const refresh = async (): Promise<string> => {
    try {
      while (!tree || !isComplete || changed.size > 0) {
        if (tree && isComplete) await readChanges(tree);
        else tree = await readAll();
      }
    } catch (error) {
      // The notes of changes that were not read yet are lost, so everything is read again.
      isComplete = false;
      throw error;
    }
    return `[${summarize(tree).text}]`;
  };

  let reading: Promise<unknown> = Promise.resolve();

  return {
    /**
     * Notes that a file or folder was added, changed or deleted.
     * @param file absolute path
     */
    noteChange: (file: string): void => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      if (relative === '' || relative.split('/')[0] === '..') return;
      if (path.posix.basename(relative) === IGNORE_FILE) isComplete = false;
      changed.add(relative);
    },
    /** Notes that any file may have changed. */
    noteUnknownChanges: (): void => {
      isComplete = false;
    },
    /** Returns the entries of all files and folders as JSON, in the format of Keystatic's handler. */
    read: (): Promise<string> => {
      const answer = reading.then(refresh);
      reading = answer.catch(() => undefined);
      return answer;
    },
  };
}

export type TreeIndex = ReturnType<typeof createTreeIndex>;
