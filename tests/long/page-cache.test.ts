/** After each kind of change, a build that renders only changed pages writes the same files as a build of everything. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copySite, removeSite } from '../admin/site-copy.ts';
import { runIn } from '../bridge/processes.ts';
import { getFolderDigests } from '../support/folder-digests.ts';
import { addProducts, getProductId } from '../support/generated-products.ts';

const MINUTE = 60_000;
const PRODUCTS = 40;

it('builds the same site from changed pages as from all pages', { timeout: 30 * MINUTE }, async () => {
  const root = copySite();
  onTestFinished(() => {
    removeSite(root);
  });
  addProducts(root, PRODUCTS);
  const build = async () => {
    const { ended, log } = runIn(root, ['tools/astro.mjs', 'build']);
    expect(await ended, log()).toBe(0);
    const [, unchanged = '', all = ''] = /(\d+) of (\d+) pages are unchanged/.exec(log()) ?? [];
    return {
      changed: Number(all) - Number(unchanged),
      all: Number(all),
      files: getFolderDigests(path.join(root, 'dist')),
    };
  };
  const replace = (file: string, from: string, to: string) => {
    const full = path.join(root, file);
    const text = readFileSync(full, 'utf8');
    expect(text).toContain(from);
    writeFileSync(full, text.replace(from, to));
  };
  const getProduct = (number: number) => `content/products/${getProductId(number)}`;
  /** Returns how many pages a build rendered after a change; the other files are compared with a build of all pages. */
  const compare = async () => {
    const { changed, files } = await build();
    rmSync(path.join(root, 'node_modules/.astro'), { recursive: true });
    const everything = await build();
    expect(everything.changed).toBe(everything.all);
    expect(files).toEqual(everything.files);
    return { changed, all: everything.all };
  };
  await build();

  replace(`${getProduct(PRODUCTS)}/index.yaml`, 'leadDays: 3', 'leadDays: 9');
  expect((await compare()).changed).toBeLessThan(PRODUCTS);

  rmSync(path.join(root, getProduct(PRODUCTS - 1)), { recursive: true });
  const { changed, all } = await compare();
  expect(changed).toBeLessThan(all);

  addProducts(root, 1, PRODUCTS + 1);
  await compare();

  // All pages link to this product in their notifications, and its address has its store, which must list its category.
  replace('content/stores/sadaf-packaging/index.yaml', '  - packaging\n', '  - packaging\n  - fragrance\n');
  replace('content/products/hojari-resin-grade-a-1kg/index.yaml', 'store: lubaniyat-dhofar', 'store: sadaf-packaging');
  expect(await compare()).toMatchObject({ changed: all + 1, all: all + 1 });

  replace('content/labels/en/products.yaml', 'request:', 'request: New');
  expect(await compare()).toMatchObject({ changed: all + 1, all: all + 1 });
  replace('src/features/catalogue/schema.ts', "requiredText('Origin'", "requiredText('Country'");
  expect(await compare()).toMatchObject({ changed: all + 1, all: all + 1 });
  replace('src/features/catalogue/product/ProductPage.astro', '<h1 class="', '<h1 class="uppercase ');
  expect(await compare()).toMatchObject({ changed: all + 1, all: all + 1 });
});
