import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findCycle,
  findMissing,
  isTest,
  listSources,
  parseImports,
  findReachableFiles,
  readImports,
} from './import-graph.ts';
import { findElement, formatLayers, getLayer, LAYERS } from './layers.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const MAX_FILES_PER_FOLDER = 25;

const files = listSources(ROOT);
const imports = readImports(ROOT, files);
/** Tests may import what they test with, also from above. */
const product = imports.filter(({ from }) => !isTest(from));

const formatCycle = (cycle: readonly string[] | undefined) => cycle?.join(' → ');
const elements = new Map<string, string>();
const getElement = (file: string): string => {
  const element = elements.get(file) ?? findElement(file) ?? `not in the layer map: ${file}`;
  elements.set(file, element);
  return element;
};

describe('the parser of imports', () => {
  test.each([
    [`import a from './a.ts';`, 'src/x/a.ts'],
    [`import type { A } from '../a.ts';`, 'src/a.ts'],
    [`export { a } from "@/lib/a.ts";`, 'src/lib/a.ts'],
    [`import {\n  a,\n  b,\n} from '@/lib/a.ts';`, 'src/lib/a.ts'],
    [`import './a.ts';`, 'src/x/a.ts'],
    [`const a = await import('./a.ts');`, 'src/x/a.ts'],
    [`type A = typeof import('./a.ts');`, 'src/x/a.ts'],
    [`<script src="./a.ts"></script>`, 'src/x/a.ts'],
    [`import a from './a.svg?raw';`, 'src/x/a.svg'],
  ])('reads %j', (text, to) => {
    expect(parseImports('src/x/file.astro', text)).toMatchObject([{ to }]);
  });

  test.each([`import a from 'react';`, `/**\n * import a from './a.ts';\n */`, `// import './a.ts'`])(
    'ignores %j',
    (text) => {
      expect(parseImports('src/x/file.ts', text)).toEqual([]);
    },
  );

  test('finds a file for every import', () => {
    expect(files.length).toBeGreaterThan(500);
    // The build writes that file; the import is text for the server's entry.
    const missing = findMissing(ROOT, imports).filter(({ specifier }) => specifier !== './${file}');
    expect(missing).toEqual([]);
  });
});

describe('the search for cycles', () => {
  test('names the cycle', () => {
    expect(
      findCycle([
        ['entry', 'a'],
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toEqual(['a', 'b', 'c', 'a']);
  });

  test('accepts two ways to one file', () => {
    expect(
      findCycle([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ]),
    ).toBeUndefined();
  });
});

describe('the source', () => {
  test('has no cycle of imports between files', () => {
    expect(formatCycle(findCycle(imports.map(({ from, to }) => [from, to])))).toBeUndefined();
  });

  test('has no cycle of imports between folders', () => {
    expect(formatCycle(findCycle(product.map(({ from, to }) => [getElement(from), getElement(to)])))).toBeUndefined();
  });

  test('has every file in a folder of the layer map', () => {
    expect(files.filter((file) => findElement(file) === undefined)).toEqual([]);
  });

  test('has a file for every folder of the layer map', () => {
    const used = new Set([...files, ...imports.map(({ to }) => to)].map(getElement));
    expect(LAYERS.flat().filter((element) => !used.has(element))).toEqual([]);
  });

  test('imports only from lower layers', () => {
    const isUpward = (from: string, to: string) => from !== to && getLayer(to) >= getLayer(from);
    const upward = product.filter(({ from, to }) => isUpward(getElement(from), getElement(to)));
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test(`has at most ${MAX_FILES_PER_FOLDER} files in a folder, not counting tests`, () => {
    const folders = Map.groupBy(
      files.filter((file) => file.startsWith('src/') && !isTest(file)),
      (file) => path.dirname(file),
    );
    const full = [...folders].filter(([, list]) => list.length > MAX_FILES_PER_FOLDER);
    expect(full.map(([folder, list]) => `${folder}: ${list.length}`)).toEqual([]);
  });
});

describe('an import', () => {
  // Keystatic bundles its config without the alias.
  const bundled = findReachableFiles('keystatic.config.ts', imports);
  // The bridge can be copied to a project without the alias.
  const isBridge = (file: string) => file.startsWith('src/cms/bridge/');
  // Node loads the integrations for astro.config.mjs, and the files that write the content, without the alias.
  const isLoadedByNode = (file: string) =>
    file.endsWith('/integration.ts') ||
    file.startsWith('src/cms/admin/tree/') ||
    file === 'src/cms/remove-empty-folders.ts';

  test('is relative in files that keystatic.config.ts loads', () => {
    const aliased = imports.filter(({ from, specifier }) => bundled.has(from) && specifier.startsWith('@/'));
    expect(aliased.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });

  test('is relative inside a folder of the layer map and starts at @/ across folders', () => {
    const wrong = imports.filter(({ from, to, specifier, isScript }) => {
      if (isScript || bundled.has(from) || isBridge(from) || isLoadedByNode(from) || !to.startsWith('src/'))
        return false;
      const isInside = getElement(from) === getElement(to);
      return isInside === specifier.startsWith('@/');
    });
    expect(wrong.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });
});

test('CONTRIBUTING.md shows the layer map of tools/layers.mjs', () => {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const map = text
    .split('```text\n')[1]
    ?.split('\n```')[0]
    ?.split('\n')
    .map((line) => line.trim());
  expect(map?.join('\n')).toBe(formatLayers());
});
