import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SearchRecord } from '@/features/search/record.ts';
import { writeEntryFiles } from './entry-files.ts';

const create = (kind: SearchRecord['kind'], id: string): SearchRecord => ({
  ...{ id, kind, url: `/${id}`, title: id, arabic: '', line: '', chips: [], keywords: ['k'], related: [], text: ['t'] },
});

test('a product and a store have a file with what is shown of them; other records have none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'entries-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeEntryFiles([create('products', 'honey'), create('stores', 'bees'), create('jobs', 'keeper')], folder);
  const files = readdirSync(folder, { recursive: true }).map(String).sort();
  expect(files.filter((file) => file.endsWith('.json'))).toEqual([
    'entries/product/honey.json',
    'entries/store/bees.json',
  ]);
  expect(JSON.parse(readFileSync(path.join(folder, 'entries/product/honey.json'), 'utf8'))).toEqual({
    ...{ id: 'honey', kind: 'products', url: '/honey', title: 'honey', arabic: '', line: '', chips: [] },
  });
});
