import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TABLE_NAMES } from '@/storage/schemas/table-schemas.ts';
import type { Usage } from '@/storage/usage.ts';
import type { YourDataLabels } from './labels.ts';
import { StorageUsageTable } from './StorageUsageTable.tsx';

/** Labels that are their own keys. */
// Trusted: the table only shows them.
const labels = new Proxy({}, { get: (_, key) => String(key) }) as YourDataLabels['usage'];

test('the table of stored data has a row for each table, and counts all of them', () => {
  const tables = TABLE_NAMES.map((name) => [name, { count: 1, unreadable: 0, bytes: 0 }] as const);
  const usage: Usage = { tables: Object.fromEntries(tables) as Usage['tables'] }; // has all tables
  const html = renderToStaticMarkup(
    createElement(StorageUsageTable, { usage, labels, failure: undefined, onEraseUnreadable: () => undefined }),
  );
  const rows = [...html.matchAll(/<th scope="row"[^>]*>(\w+)<\/th><td[^>]*>(\d+)/g)].map(([, name, count]) => [
    name,
    count,
  ]);
  expect(
    rows
      .slice(0, -1)
      .map(([name]) => name)
      .sort(),
  ).toEqual([...TABLE_NAMES].sort());
  expect(rows.at(-1)).toEqual(['total', String(TABLE_NAMES.length)]);
});
