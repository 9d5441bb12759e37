/** Every link, picture, script and style of every built file has a target. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FILES, readBytes, findFile, PAGES, readText, type BuiltPage } from '../support/build-output.ts';
import { ALL_PAGES, addAddresses, getElements } from '../support/html.ts';

/** Attributes with a single address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];

/** Targets that are not pages of this site. */
const OTHER_SCHEMES = new Set(['https:', 'mailto:', 'tel:', 'geo:', 'data:']);

const SITE = 'http://site';

function* getAddresses(page: BuiltPage): Iterable<string> {
  for (const { name, attributes } of getElements(page)) {
    // These elements contain the site's public address.
    if (name === 'link' && ['canonical', 'alternate'].includes(attributes['rel'] ?? '')) continue;
    for (const attribute of ADDRESS_ATTRIBUTES) {
      const address = attributes[attribute];
      if (address !== undefined) yield address;
    }
    for (const candidate of attributes['srcset']?.split(/,\s+/) ?? []) yield candidate.trim().split(/\s+/)[0] ?? '';
  }
}

const idsIn = new Map<string, Set<string>>();

/** Returns the ids of a built page. */
function getIds(file: string): Set<string> {
  const known = idsIn.get(file);
  if (known) return known;
  const ids = new Set(getElements({ file, address: '' }).flatMap(({ attributes }) => attributes['id'] ?? []));
  idsIn.set(file, ids);
  return ids;
}

/** Returns the error of an address on a page, or undefined. */
function getLinkError(address: string, base: string): string | undefined {
  const url = new URL(address, base);
  if (url.origin !== SITE) {
    return OTHER_SCHEMES.has(url.protocol) ? undefined : `${address}: a scheme that no page needs`;
  }
  const file = findFile(decodeURIComponent(url.pathname));
  if (file === undefined) return `${address}: no such file`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (fragment && file.endsWith('.html') && !getIds(file).has(fragment)) return `${address}: no such place on the page`;
  const tab = url.searchParams.get('tab');
  if (tab !== null && !getIds(file).has(tab)) return `${address}: no such tab`;
  return undefined;
}

const getFaults = (addresses: Iterable<string>, base: string): string[] =>
  [...new Set(addresses)].flatMap((address) => getLinkError(address, base) ?? []);

test.each(addAddresses(ALL_PAGES))('links of %s start at the root and have a target', (_, page) => {
  const addresses = [...getAddresses(page)];
  expect(addresses.filter((address) => !/^(?:[/#?]|[a-z]+:)/.test(address))).toEqual([]);
  expect(getFaults(addresses, new URL(encodeURI(page.address), SITE).href)).toEqual([]);
});

/** The only foreign map that a link may open, on click and without a referrer. */
const MAP = 'https://www.openstreetmap.org/directions?to=';

test.each(addAddresses(ALL_PAGES))('%s requests nothing from the map that it links to', (_, page) => {
  const ofMap = getElements(page).filter(({ attributes }) =>
    Object.values(attributes).some((value) => value.includes('openstreetmap')),
  );
  for (const { name, attributes } of ofMap) {
    expect(name).toBe('a');
    expect(attributes['href']?.startsWith(MAP)).toBe(true);
    expect(attributes['rel']?.split(' ')).toContain('noreferrer');
    expect(attributes['referrerpolicy']).toBe('no-referrer');
  }
});

const styles = FILES.filter((file) => file.endsWith('.css'));

test.each(styles)('every file that %s refers to exists', (file) => {
  const addresses = [...readText(file).matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
  expect(getFaults(addresses, `${SITE}/${file}`)).toEqual([]);
});

test('every picture and font has content', () => {
  const media = FILES.filter((file) => /\.(?:avif|jpe?g|png|svg|webp|woff2)$/.test(file));
  expect(media.filter((file) => readBytes(file).length === 0)).toEqual([]);
});

test('every generated picture is used', () => {
  const pictures = FILES.filter((file) => /^_astro\/.*\.(?:avif|jpe?g|png|webp)$/.test(file));
  const texts = FILES.filter((file) => /\.(?:html|js|json|css|xml|webmanifest)$/.test(file)).map(readText);
  const used = new Set(texts.flatMap((text) => text.match(/_astro\/[\w.@-]+\.(?:avif|jpe?g|png|webp)/g) ?? []));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => !used.has(file))).toEqual([]);
});

test('every picture has the format of its name', async () => {
  const pictures = FILES.filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  const kinds = await Promise.all(
    pictures.map(async (file) => {
      const { format, width } = await sharp(readBytes(file)).metadata();
      return width > 0 && file.replace(/jpg$/, 'jpeg').endsWith(`.${format}`) ? [] : [file];
    }),
  );
  expect(kinds.flat()).toEqual([]);
});

const sitemap = FILES.filter((file) => /^sitemap(?:-\d+)?\.xml$/.test(file));

describe.runIf(sitemap.length > 0)('the sitemap', () => {
  const listed = sitemap
    .flatMap((file) => [...readText(file).matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname);

  test('lists only pages that exist', () => {
    expect(listed.filter((path) => !findFile(decodeURIComponent(path))?.endsWith('.html'))).toEqual([]);
  });

  test('lists every indexable page with its canonical address', () => {
    const canonical = PAGES.flatMap((page) => {
      const link = getElements(page).find(
        ({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical',
      );
      return link?.attributes['href'] ? [new URL(link.attributes['href']).pathname] : [];
    });
    expect([...new Set(listed)].sort()).toEqual([...new Set(canonical)].sort());
  });
});
