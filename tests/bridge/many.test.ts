/** Some hundred products more are read without a fault. A build of many more: tests/long/products.test.ts */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import keystaticConfig from '../../keystatic.config.ts';
import { catalogueChecks } from '../../src/features/catalogue/checks.ts';
import { formatIssues } from '../../src/cms/bridge/content-error.ts';
import { readContent, type Check } from '../../src/cms/bridge/reader.ts';
import { addProducts, idOf } from '../support/many.ts';

const MORE = 200;
const CONTENT = path.resolve(import.meta.dirname, '../../content');

it(`reads ${MORE} products more`, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'many-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  cpSync(CONTENT, path.join(root, 'content'), { recursive: true });
  addProducts(root, MORE);
  // The reader hands every check all content; what each needs of it is typed with the check.
  const checks = catalogueChecks as unknown as readonly Check[];
  const { entries, faults } = await readContent(keystaticConfig, root, checks);
  expect(formatIssues(faults)).toBe('0 faults in the content');
  const ids = new Set(entries.get('products')?.map(({ id }) => id));
  for (let number = 1; number <= MORE; number++) expect(ids).toContain(idOf(number));
});
