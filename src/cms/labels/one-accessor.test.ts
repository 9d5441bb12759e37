/** Labels are read, sent to scripts and formatted in one way each. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');

const FILES = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => path.relative(SOURCE, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const read = (file: string): string => readFileSync(path.join(SOURCE, file), 'utf8');

/** Returns the matches of a pattern as `file: match`. */
const find = (pattern: RegExp, allowed: readonly string[] = []): string[] =>
  FILES.filter((file) => !allowed.includes(file)).flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );

test('getLabels is the only function that returns labels from the content', () => {
  expect(read('cms/labels/get-labels.ts')).toContain('export function getLabels');
  const accessor = ['cms/labels/get-labels.ts'];
  expect(find(/get(Singleton|Entry|Collection)\(\s*['"`]labels-[^)]*/g)).toEqual([]);
  expect(find(/getLabelSingletonName\(/g, [...accessor, 'cms/labels/label-group.ts'])).toEqual([]);
  expect(
    find(/export (const|(async )?function) (get|load|read)\w*Labels\b/g, [...accessor, 'lib/messages.ts']),
  ).toEqual([]);
});

test('each group of labels is defined in a labels.ts', () => {
  const files = FILES.filter((file) => /\blabelGroup\(\{/.test(read(file)));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => path.posix.basename(file) !== 'labels.ts')).toEqual([]);
});

test('readLabels is the only function that reads labels from an element', () => {
  expect(find(/dataset(\.labels\b|\[['"]labels['"]\])/g, ['lib/messages.ts'])).toEqual([]);
});

test('placeholders and counts are formatted only in src/lib', () => {
  const lib = FILES.filter((file) => file.startsWith('lib/'));
  expect(find(/\.(replace|replaceAll|split)\(\s*['"`]\{\w+\}/g, lib)).toEqual([]);
  expect(find(/=== 1 \? \w*[lL]abels\b[^:]*:/g, lib)).toEqual([]);
});
