/** The preview links of the admin lead to pages. */
import path from 'node:path';
import { expect, test } from 'vitest';
import keystaticConfig from '../../keystatic.config.ts';
import { getAllTypes, toSlug } from '../../src/cms/bridge/entry-location.ts';
import { listContentFiles } from '../../src/cms/bridge/files.ts';
import { getPreviewPath, PREVIEWS } from '../../src/routes.ts';
import { FILES, findFile, readText } from '../support/build-output.ts';
import { parseElements } from '../support/html.ts';
import { posts, products } from '../support/content.ts';

const types = getAllTypes(keystaticConfig);
const files = listContentFiles(path.resolve(import.meta.dirname, '../..'), types);

/** The preview link of every entry, as the admin creates it. */
const links = types.flatMap((location) => {
  const { previewUrl } = location.type;
  if (previewUrl === undefined) return [];
  return files.flatMap((file) => {
    const slug = toSlug(location, file);
    return slug === undefined ? [] : [{ file, url: previewUrl.replace('{slug}', slug) }];
  });
});

/** Returns the built page of an address, and the target if it only redirects. */
function openAddress(address: string): { file: string | undefined; target: string | undefined } {
  const file = findFile(decodeURI(new URL(address, 'http://site').pathname));
  const [, target] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(file ? readText(file) : '') ?? [];
  return { file, target };
}

/** Returns the reason why an address has no page; undefined when it has one. */
function findPreviewIssue(address: string): string | undefined {
  const { file, target } = openAddress(address);
  if (file === undefined) return `${address} does not exist`;
  const page = target === undefined ? file : openAddress(target).file;
  if (page === undefined || readText(page).includes('http-equiv="refresh"')) return `${address} leads to no page`;
  const anchor = new URL(address, 'http://site').hash.slice(1);
  const elements = anchor ? parseElements(readText(page)) : [];
  if (anchor && !elements.some(({ attributes }) => attributes['id'] === anchor)) return `${address} has no such anchor`;
  return undefined;
}

test('every entry with a preview link has a page', () => {
  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap(({ file, url }) => findPreviewIssue(url)?.concat(`: ${file}`) ?? [])).toEqual([]);
});

test('a preview of a product or post redirects to its own page', () => {
  const entries = [
    ...products.map(({ id, path: to }) => ({ from: getPreviewPath('products', id), to })),
    ...posts
      .filter(({ visibility }) => visibility === 'public')
      .map(({ id, path: to }) => ({ from: getPreviewPath('posts', id), to })),
  ];
  expect(entries.map(({ from }) => ({ from, to: openAddress(from).target }))).toEqual(entries);
});

test('search engines do not list the redirects', () => {
  const redirects = FILES.filter((file) => `/${file}`.startsWith(PREVIEWS));
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects.filter((file) => !readText(file).includes('<meta name="robots" content="noindex">'))).toEqual([]);
  const sitemaps = FILES.filter((file) => /^sitemap-\d+\.xml$/.test(file));
  expect(sitemaps.filter((file) => readText(file).includes(PREVIEWS))).toEqual([]);
});
