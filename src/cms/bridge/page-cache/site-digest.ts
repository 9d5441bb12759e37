/** A digest of everything besides the content that decides how pages look. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { loadEnv } from 'vite';

/** Folders with code: of pages, and of the tools that build them. */
const CODE = ['src', 'tools'];

function listCode(root: string): string[] {
  const files = (folder: string, isRecursive: boolean) =>
    readdirSync(path.join(root, folder), { recursive: isRecursive, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const folders = readdirSync(root).filter((name) => CODE.includes(name));
  return [...files('.', false), ...folders.flatMap((folder) => files(folder, true))].sort();
}

/** Returns the digest: of the code, the settings of the environment, and the day, on which badges and dates on pages depend. */
export function getSiteDigest(root: string): string {
  const hash = createHash('sha256');
  for (const file of listCode(root))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  const settings = Object.entries(loadEnv('production', root, 'PUBLIC_')).sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify([settings, process.version, new Date().toDateString()]));
  return hash.digest('base64url');
}
