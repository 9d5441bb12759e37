/** The content of this site has no errors, and the bridge reads all of it as Keystatic does. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { beforeAll, describe, expect, it } from 'vitest';
import keystaticConfig from '../../keystatic.config.ts';
import { formatIssues } from '../../src/cms/bridge/content-error.ts';
import { readContent, type Content } from '../../src/cms/bridge/reader.ts';
import { readWithKeystatic } from '../../src/cms/bridge/testing/parity.ts';
import { getAllTypes } from '../../src/cms/bridge/entry-location.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const types = getAllTypes(keystaticConfig);

type AnyReader = {
  read: (...args: unknown[]) => Promise<Record<string, unknown> | null>;
  list?: () => Promise<string[]>;
};

const reader = createReader(ROOT, keystaticConfig);
const readers: Record<string, AnyReader | undefined> = { ...reader.collections, ...reader.singletons } as never;

let content: Content;

beforeAll(async () => {
  content = await readContent(keystaticConfig, ROOT, []);
});

it('has schemas whose links the bridge can check', async () => {
  // Keystatic's own relationship field does not expose its target collection.
  const schemas = await Array.fromAsync(glob('src/**/*.ts', { cwd: ROOT }));
  for (const file of schemas.filter((each) => !each.startsWith('src/cms/bridge/'))) {
    expect(await readFile(path.join(ROOT, file), 'utf8'), file).not.toMatch(
      /fields\s*\.\s*(relationship|multiRelationship)\b/,
    );
  }
  expect(schemas.length).toBeGreaterThan(20);
});

it('has no errors', () => {
  expect(formatIssues(content.issues)).toBe('0 issues in the content');
});

describe.each(types.map((where) => [where.name, where] as const))('%s', (name, where) => {
  const getEntries = () => content.entries.get(name) ?? [];

  it('has the entries that the admin lists', async () => {
    const listed = where.glob ? await readers[name]?.list?.() : [name];
    expect(
      getEntries()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(listed?.toSorted());
    expect(getEntries()).not.toHaveLength(0);
  });

  it('has the data of the admin', async () => {
    for (const entry of getEntries()) {
      const args = [...(where.glob ? [entry.id] : []), { resolveLinkedFiles: true }];
      const { [where.bodyField ?? '']: _, ...theirs } = (await readers[name]?.read(...args)) ?? {};
      expect({ entry: entry.id, data: readWithKeystatic(where, entry) }).toEqual({ entry: entry.id, data: theirs });
    }
  });
});
