import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY_PATHS, isTaken } from './reserved-slugs.ts';

const PAGES = path.resolve(import.meta.dirname, '../pages');

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

/** A file of a page as its parts: `findjobs/[job].astro` → `findjobs`, `[job]`. */
const pages = files
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replace(/(?:\/index)?\.astro$/, '').split('/'));

const isDynamic = (part = ''): boolean => part.startsWith('[');

/** The folders whose pages come from entries, by their own slug. */
const dynamic = pages.filter(
  (parts) => parts.length > 1 && isDynamic(parts.at(-1)) && !parts.slice(0, -1).some(isDynamic),
);

test('every folder of entries with pages has its collection', () => {
  const folders = dynamic.map((parts) => `/${parts.slice(0, -1).join('/')}`).sort();
  const known = Object.values(ENTRY_PATHS).map((pathOf) => path.posix.dirname(pathOf('slug')));
  expect(folders).toEqual(known.sort());
});

/** Page files that stand beside a page made from entries, each as a slug. */
const beside = dynamic.flatMap((parts) => {
  const folder = parts.slice(0, -1).join('/');
  return pages
    .filter((other) => other.slice(0, parts.length - 1).join('/') === folder && other.length >= parts.length)
    .map((other) => other[parts.length - 1] ?? '')
    .filter((name) => name !== '' && !isDynamic(name))
    .map((slug) => ({ folder: `/${folder}`, slug }));
});

test('there are pages beside them', () => {
  expect(beside.map(({ folder, slug }) => `${folder}/${slug}`)).toContain('/ProductPage/preview');
});

test.each(beside)('$folder/$slug is no entry', ({ folder, slug }) => {
  const pathOf = Object.values(ENTRY_PATHS).find((candidate) => path.posix.dirname(candidate('slug')) === folder);
  expect(pathOf && isTaken(pathOf, slug)).toBe(true);
});
