import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY_PATHS, isReservedSlug } from './reserved-slugs.ts';

const PAGES = path.resolve(import.meta.dirname, '../pages');

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

/** Splits the file of a page: `findjobs/[job].astro` → `findjobs`, `[job]`. */
const pages = files
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replace(/(?:\/index)?\.astro$/, '').split('/'));

const isDynamic = (part = ''): boolean => part.startsWith('[');

/** Folders whose pages are generated from entries by slug. */
const dynamic = pages.filter(
  (parts) => parts.length > 1 && isDynamic(parts.at(-1)) && !parts.slice(0, -1).some(isDynamic),
);

test('each folder with pages of entries has a collection', () => {
  const folders = dynamic.map((parts) => `/${parts.slice(0, -1).join('/')}`).sort();
  const known = Object.values(ENTRY_PATHS).map((getPath) => path.posix.dirname(getPath('slug')));
  expect(folders).toEqual(known.sort());
});

/** Page files beside generated pages, as slugs. */
const siblings = dynamic.flatMap((parts) => {
  const folder = parts.slice(0, -1).join('/');
  return pages
    .filter((other) => other.slice(0, parts.length - 1).join('/') === folder && other.length >= parts.length)
    .map((other) => other[parts.length - 1] ?? '')
    .filter((name) => name !== '' && !isDynamic(name))
    .map((slug) => ({ folder: `/${folder}`, slug }));
});

test('there are pages beside generated ones', () => {
  expect(siblings.map(({ folder, slug }) => `${folder}/${slug}`)).toContain('/ProductPage/preview');
});

test.each(siblings)('$folder/$slug is not an entry', ({ folder, slug }) => {
  const getPath = Object.values(ENTRY_PATHS).find((candidate) => path.posix.dirname(candidate('slug')) === folder);
  expect(getPath && isReservedSlug(getPath, slug)).toBe(true);
});
