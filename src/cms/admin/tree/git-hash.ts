/** Hashes of files and folders as Git calculates them. */
import { createHash } from 'node:crypto';

const hashObject = (type: 'blob' | 'tree', contents: Uint8Array): string =>
  createHash('sha1').update(`${type} ${contents.byteLength}\0`).update(contents).digest('hex');

/** Returns the hash of a file. */
export const hashFile = (contents: Uint8Array): string => hashObject('blob', contents);

/** A child of a folder. */
export type Child = { name: string; isFolder: boolean; sha: string };

/** Git compares the names of folders as if a slash followed. */
const getSortKey = ({ name, isFolder }: Child): string => (isFolder ? `${name}/` : name);

export function hashFolder(children: readonly Child[]): string {
  const sorted = children
    .map((child) => ({ child, key: getSortKey(child) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const records = sorted.flatMap(({ child: { name, isFolder, sha } }) => [
    Buffer.from(`${isFolder ? '40000' : '100644'} ${name}\0`),
    Buffer.from(sha, 'hex'),
  ]);
  return hashObject('tree', Buffer.concat(records));
}
