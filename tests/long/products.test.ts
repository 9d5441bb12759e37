/** The build handles a catalogue of many thousand products, and each product has its page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PRODUCTS } from './product-count.ts';
import { copySite, removeSite } from '../admin/site-copy.ts';
import { runIn } from '../bridge/processes.ts';
import { getCategoryPath, getProductPath, getStorePath } from '../../src/routes.ts';
import { addProducts, CATEGORY, getProductId, getProductName, STORE } from '../support/generated-products.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Checks that the pages of a list have all generated products, each once, and lead to each other. */
function checkPages(dist: string, list: string, sitemap: string): void {
  const read = (address: string) => readFileSync(path.join(dist, address, 'index.html'), 'utf8');
  const shown: string[] = [];
  const titles = new Set<string>();
  let pages = 0;
  let address: string | undefined = list;
  let previous: string | undefined;
  while (address !== undefined) {
    const html = read(address);
    expect(html.match(/<h1/g), address).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://ino.example${address}"`);
    expect(sitemap).toContain(`https://ino.example${address}<`);
    expect(/<a [^>]*href="([^"]*)"[^>]*rel="prev"/.exec(html)?.[1]).toBe(previous);
    titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    const cards = [...html.matchAll(/<h[23][^>]*><a [^>]*href="[^"]*\/(sample-product-\d+)"/g)].map(
      ([, id = '']) => id,
    );
    expect(cards.length).toBeLessThanOrEqual(60);
    shown.push(...cards);
    pages += 1;
    previous = address;
    address = /<a [^>]*href="([^"]*)"[^>]*rel="next"/.exec(html)?.[1];
  }
  expect(titles.size).toBe(pages);
  const ids = Array.from({ length: PRODUCTS }, (_, index) => getProductId(index + 1));
  expect(shown.toSorted()).toEqual(ids.toSorted());
}

it(`the build renders ${PRODUCTS} products`, { timeout: HOUR }, async () => {
  const root = copySite();
  // Removing thousands of pages takes a while on a busy machine.
  onTestFinished(() => {
    removeSite(root);
  }, 5 * MINUTE);
  addProducts(root, PRODUCTS);
  const build = runIn(root, ['tools/astro.mjs', 'build']);
  expect(await build.ended, build.log()).toBe(0);

  const getPage = (number: number) =>
    path.join(root, 'dist', getProductPath(STORE, getProductId(number)), 'index.html');
  const sitemap = readFileSync(path.join(root, 'dist/sitemap-0.xml'), 'utf8');
  for (let number = 1; number <= PRODUCTS; number++) {
    expect(existsSync(getPage(number)), getProductId(number)).toBe(true);
    expect(sitemap).toContain(`/${getProductId(number)}<`);
  }
  expect(readFileSync(getPage(PRODUCTS), 'utf8')).toContain(getProductName(PRODUCTS));
  for (const list of [getStorePath(STORE), getCategoryPath(CATEGORY)])
    checkPages(path.join(root, 'dist'), list, sitemap);
});
