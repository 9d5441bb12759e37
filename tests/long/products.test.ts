/** The build handles a catalogue of many thousand products, and each product has its page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PRODUCTS } from './product-count.ts';
import { copySite, removeSite } from '../admin/site-copy.ts';
import { runIn } from '../bridge/processes.ts';
import { getProductPath } from '../../src/routes.ts';
import { addProducts, getProductId, getProductName, STORE } from '../support/generated-products.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it(`the build renders ${PRODUCTS} products`, { timeout: HOUR }, async () => {
  const root = copySite();
  // To remove thousands of pages takes a while on a busy machine.
  onTestFinished(() => {
    removeSite(root);
  }, 5 * MINUTE);
  addProducts(root, PRODUCTS);
  const build = runIn(root, ['tools/astro.mjs', 'build']);
  expect(await build.ended, build.log()).toBe(0);

  const pageOf = (number: number) => path.join(root, 'dist', getProductPath(STORE, getProductId(number)), 'index.html');
  const sitemap = readFileSync(path.join(root, 'dist/sitemap-0.xml'), 'utf8');
  for (let number = 1; number <= PRODUCTS; number++) {
    expect(existsSync(pageOf(number)), getProductId(number)).toBe(true);
    expect(sitemap).toContain(`/${getProductId(number)}<`);
  }
  expect(readFileSync(pageOf(PRODUCTS), 'utf8')).toContain(getProductName(PRODUCTS));
});
