/** The files and folders of a project in memory, and their description as Keystatic's admin reads it. */
import { hashFolder, type Child } from './git-hash.ts';

/** A file with its hash, and the state on disk in which it was hashed. */
export type FileNode = { kind: 'file'; sha: string; version: string };

export type FolderNode = {
  kind: 'folder';
  children: Map<string, FileNode | FolderNode>;
  /** Its hash and the entries of all its files, until one of them changes. */
  summary: Summary | undefined;
};

export type TreeNode = FileNode | FolderNode;

type Summary = { sha: string; text: string };

export const createFolder = (): FolderNode => ({ kind: 'folder', children: new Map(), summary: undefined });

/** Formats the entry of a file or folder exactly like Keystatic. */
const formatEntry = (file: string, isFolder: boolean, sha: string): string =>
  JSON.stringify({ path: file, mode: isFolder ? '040000' : '100644', type: isFolder ? 'tree' : 'blob', sha });

/**
 * Returns the hash of a folder and the entries of all its files as JSON. Like Git, it leaves out folders without files.
 * @param folderPath path from the root of the project; the root is an empty text
 */
export function summarize(folder: FolderNode, folderPath = ''): Summary {
  if (folder.summary) return folder.summary;
  const children: Child[] = [];
  const entries: string[] = [];
  const sorted = [...folder.children].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, node] of sorted) {
    const file = folderPath ? `${folderPath}/${name}` : name;
    const isFolder = node.kind === 'folder';
    const { sha, text } = isFolder ? summarize(node, file) : { sha: node.sha, text: '' };
    if (isFolder && text === '') continue;
    children.push({ name, isFolder, sha });
    entries.push(formatEntry(file, isFolder, sha));
    if (text) entries.push(text);
  }
  folder.summary = { sha: hashFolder(children), text: entries.join(',') };
  return folder.summary;
}

/** Returns the file or folder at a path, or undefined. */
export function findNode(root: FolderNode, segments: readonly string[]): TreeNode | undefined {
  let node: TreeNode | undefined = root;
  for (const segment of segments) node = node?.kind === 'folder' ? node.children.get(segment) : undefined;
  return node;
}

/** Puts a file or folder at a path, or removes what is there. The summaries of the folders above become invalid. */
export function setNode(root: FolderNode, segments: readonly string[], node: TreeNode | undefined): void {
  let folder = root;
  folder.summary = undefined;
  for (const segment of segments.slice(0, -1)) {
    const child = folder.children.get(segment);
    const next = child?.kind === 'folder' ? child : createFolder();
    next.summary = undefined;
    folder.children.set(segment, next);
    folder = next;
  }
  const name = segments.at(-1) ?? '';
  if (node) folder.children.set(name, node);
  else folder.children.delete(name);
}
