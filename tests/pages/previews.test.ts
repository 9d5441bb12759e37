/** The preview links of the admin lead to pages. Those that are redirects are only in a site with the admin: `deployed.spec.ts`. */
import { expect, test } from 'vitest';
import { PREVIEWS } from '../../src/routes.ts';
import { FILES, findFile, readText } from '../support/build-output.ts';
import { parseElements } from '../support/html.ts';
import { previewLinks } from '../support/preview-links.ts';

/** Returns the reason why an address has no page; undefined when it has one. */
function findPreviewIssue(address: string): string | undefined {
  const { pathname, hash } = new URL(address, 'http://site');
  const page = findFile(decodeURI(pathname));
  if (page === undefined) return `${address} does not exist`;
  if (readText(page).includes('http-equiv="refresh"')) return `${address} leads to no page`;
  const anchor = hash.slice(1);
  const elements = anchor ? parseElements(readText(page)) : [];
  if (anchor && !elements.some(({ attributes }) => attributes['id'] === anchor)) return `${address} has no such anchor`;
  return undefined;
}

test('every entry whose address is known from its name has a page', () => {
  const links = previewLinks.filter(({ url }) => !url.startsWith(PREVIEWS));
  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap(({ file, url }) => findPreviewIssue(url)?.concat(`: ${file}`) ?? [])).toEqual([]);
});

test('a site without the admin has no redirects for its links', () => {
  expect(FILES.filter((file) => `/${file}`.startsWith(PREVIEWS))).toEqual([]);
});
