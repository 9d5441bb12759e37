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

/** Every built file, as a path below dist. */
export const FILES: readonly string[] = listFiles();

/** Where a built file lies. */
export const pathOf = (file: string): string => path.join(DIST, file);

export const bytesOf = (file: string): Buffer => readFileSync(pathOf(file));

export const textOf = (file: string): string => bytesOf(file).toString('utf8');

/** The address of an HTML file as links spell it: `faq/index.html` → `/faq`. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

export type BuiltPage = { file: string; address: string };

/** The page that answers unknown addresses. */
export const NOT_FOUND: BuiltPage = { file: '404.html', address: '/404' };

/** Addresses that only lead on have no page to look at. */
const leadsOn = (file: string): boolean => textOf(file).includes('http-equiv="refresh"');

/** Every page of the site but the one for unknown addresses. */
export const PAGES: readonly BuiltPage[] = FILES.filter(
  (file) => file.endsWith('.html') && file !== NOT_FOUND.file && !leadsOn(file),
).map((file) => ({ file, address: addressOf(file) }));

const files = new Set(FILES);

/** The file that answers a path (without query and hash, decoded), as a static host does: `/faq` and `/faq/` → `faq/index.html`. */
export function fileAt(pathname: string): string | undefined {
  const plain = pathname.replace(/^\/|\/$/g, '');
  return [plain, plain ? `${plain}/index.html` : 'index.html', `${plain}.html`].find((file) => files.has(file));
}
