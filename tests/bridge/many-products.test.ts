/** The bridge reads some hundred products more without an error. tests/long/products.test.ts builds many more. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import keystaticConfig from '../../keystatic.config.ts';
import { catalogueChecks } from '../../src/features/catalogue/checks.ts';
import { formatIssues } from '../../src/cms/bridge/content-error.ts';
import { readContent, type Check } from '../../src/cms/bridge/reader.ts';
import { addProducts, getProductId } from '../support/generated-products.ts';

const EXTRA_PRODUCTS = 200;
const CONTENT = path.resolve(import.meta.dirname, '../../content');

it(`the bridge reads ${EXTRA_PRODUCTS} more products`, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'many-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  cpSync(CONTENT, path.join(root, 'content'), { recursive: true });
  addProducts(root, EXTRA_PRODUCTS);
  // The reader passes all content to every check; each check declares the part that it needs.
  const checks = catalogueChecks as unknown as readonly Check[];
  const { entries, issues } = await readContent(keystaticConfig, root, checks);
  expect(formatIssues(issues)).toBe('0 issues in the content');
  const ids = new Set(entries.get('products')?.map(({ id }) => id));
  for (let number = 1; number <= EXTRA_PRODUCTS; number++) expect(ids).toContain(getProductId(number));
});
