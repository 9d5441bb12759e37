/** The files of the last build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

function listFiles(): string[] {
  try {
    return readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (cause) {
    throw new Error('there is no dist folder: run `npm run build` first', { cause });
  }
}

/** The path of every built file, relative to `dist`. */
export const FILES: readonly string[] = listFiles();

/** Returns the absolute path of a built file. */
export const toFilePath = (file: string): string => path.join(DIST, file);

/** Reads a built file. */
export const readBytes = (file: string): Buffer => readFileSync(toFilePath(file));

/** Reads a built file as text. */
export const readText = (file: string): string => readBytes(file).toString('utf8');

/** Returns the address of an HTML file as links write it: `faq/index.html` → `/faq`. */
const toAddress = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

export type BuiltPage = { file: string; address: string };

/** The page for unknown addresses. */
export const NOT_FOUND: BuiltPage = { file: '404.html', address: '/404' };

/** Returns whether a file only redirects. */
const isRedirect = (file: string): boolean => readText(file).includes('http-equiv="refresh"');

/** Every page of the site except the one for unknown addresses. */
export const PAGES: readonly BuiltPage[] = FILES.filter(
  (file) => file.endsWith('.html') && file !== NOT_FOUND.file && !isRedirect(file),
).map((file) => ({ file, address: toAddress(file) }));

const files = new Set(FILES);

/** Returns the file for a decoded path without query and hash, as a static host does: `/faq` and `/faq/` → `faq/index.html`. */
export function findFile(pathname: string): string | undefined {
  const plain = pathname.replace(/^\/|\/$/g, '');
  return [plain, plain ? `${plain}/index.html` : 'index.html', `${plain}.html`].find((file) => files.has(file));
}
