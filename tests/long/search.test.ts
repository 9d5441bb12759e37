/** Search in a catalogue of many thousand products: the size of its files, the bytes of a query, and known items. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeIndex } from '../../src/features/search-index/write-index.ts';
import { PANEL_LIMITS } from '../../src/features/search/panel/limits.ts';
import { synonyms } from '../support/content.ts';
import { generateProducts, generateStores } from '../support/generated-records.ts';
import { createKnownItems, expectGoodRanks, rankKnownItems } from '../support/known-items.ts';
import { openSearch, type Search } from '../support/search-index.ts';
import { PRODUCTS } from './product-count.ts';

const MINUTE = 60_000;
const KB = 1000;
const MB = 1000 * KB;

/** Limits at 10,000 products. */
const MAX_INDEX_BYTES = 15 * MB;
const MAX_QUERY_BYTES = 60 * KB;

/** Every so many items are searched. */
const STEP = 31;

/** Space that a file takes on a disk, in blocks. */
const BLOCK = 4096;

const products = generateProducts(PRODUCTS);
const records = [...products.map(({ record }) => record), ...generateStores(products)];
const knownItems = createKnownItems(records, synonyms, STEP);

const root = mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
const folder = path.join(root, 'pagefind');
let search: Search;

beforeAll(async () => {
  await writeIndex({ records, synonyms }, folder);
  search = await openSearch(PANEL_LIMITS, folder);
}, 10 * MINUTE);

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Opens the index and returns a function that searches it and returns the compressed bytes that were loaded for that. */
async function openMeasuredSearch() {
  let bytes = 0;
  const opened = await openSearch(PANEL_LIMITS, folder, (loaded) => (bytes += loaded));
  return async (text: string) => {
    bytes = 0;
    const { rows } = await opened({ text });
    return { rows, bytes };
  };
}

test('the files are small, in bytes and on a disk', () => {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const onDisk = sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0);
  console.log(`search index of ${records.length} records: ${bytes} bytes, ${onDisk} on disk, ${sizes.length} files`);
  expect(bytes).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  expect(onDisk).toBeLessThanOrEqual(MAX_INDEX_BYTES);
});

describe('a query', () => {
  test.each(['a', 'h', 's', 'ho', 'honey', 'oman', 'item', '1', 'سدر', 'hony', ''])(
    '“%s” loads few bytes after the engine is there',
    async (text) => {
      const { rows, bytes } = await (await openMeasuredSearch())(text);
      expect(rows.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_QUERY_BYTES);
    },
  );

  test('for a known item loads few bytes', async () => {
    const measure = await openMeasuredSearch();
    for (const { typed } of knownItems.filter((_, at) => at % 20 === 0)) {
      expect((await measure(typed)).bytes, typed).toBeLessThanOrEqual(MAX_QUERY_BYTES);
    }
  });
});

test('known items rank first in most searches', { timeout: 5 * MINUTE }, async () => {
  const ranks = await rankKnownItems(knownItems, search);
  expect(ranks.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ranks.map(({ way }) => way)).size).toBe(5);
  expectGoodRanks(ranks);
});
