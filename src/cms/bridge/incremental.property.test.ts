/** After any sequence of changes, reading only the changed files gives the same content and issues as reading everything. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { collection, fields, singleton } from '@keystatic/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { image, relationship } from './fields.ts';
import { readContent } from './reader.ts';
import { createTempProject, PNG, writeFiles } from './testing/temp-project.ts';

const createConfig = () => ({
  collections: {
    stores: collection({
      label: 'Stores',
      path: 'content/stores/*/',
      slugField: 'name',
      schema: { name: fields.slug({ name: { label: 'Name' } }), logo: image({ label: 'Logo' }) },
    }),
    products: collection({
      label: 'Products',
      path: 'content/products/*',
      slugField: 'name',
      schema: {
        name: fields.slug({ name: { label: 'Name' } }),
        price: fields.number({ label: 'Price', validation: { isRequired: true } }),
        store: relationship({ label: 'Store', collection: 'stores', validation: { isRequired: true } }),
      },
    }),
  },
  singletons: {
    settings: singleton({
      label: 'Settings',
      path: 'settings',
      schema: { title: fields.text({ label: 'Title', validation: { isRequired: true } }) },
    }),
  },
});

const START = {
  'settings.yaml': { title: 'Title' },
  'content/stores/s0/index.yaml': { name: 'S0', logo: 'logo.png' },
  'content/stores/s0/logo.png': PNG,
  'content/products/p0.yaml': { name: 'P0', price: 1, store: 's0' },
};

type Change = { file: string; content: unknown };

const name = (letter: string) => fc.integer({ min: 0, max: 2 }).map((number) => `${letter}${number}`);

const product = fc.record({
  file: name('p').map((slug) => `content/products/${slug}.yaml`),
  content: fc.oneof(
    fc.record({ name: fc.constant('P'), price: fc.constantFrom(1, 2, 'x'), store: name('s') }),
    fc.constantFrom('name: [', undefined),
  ),
});
const store = fc.record({
  file: name('s').map((slug) => `content/stores/${slug}/index.yaml`),
  content: fc.constantFrom({ name: 'S', logo: 'logo.png' }, { name: 'S' }, { name: 'S', logo: '../x.png' }, undefined),
});
const other = fc.record({
  file: fc.oneof(
    name('s').map((slug) => `content/stores/${slug}/logo.png`),
    fc.constantFrom('content/stray.txt', 'content/.hidden', 'settings.yaml', 'content/products/.x.yaml'),
  ),
  content: fc.constantFrom<unknown>(PNG, 'title: Text', undefined),
});
const change: fc.Arbitrary<Change> = fc.oneof(product, store, other);

function apply(root: string, { file, content }: Change): void {
  if (content !== undefined) writeFiles(root, { [file]: content });
  else rmSync(path.join(root, file), { force: true });
}

test('reading what has changed is the same as reading everything', async () => {
  const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const root = createTempProject(START);
      const config = createConfig();
      await readContent(config, root, []);
      for (const changes of sequence) {
        for (const one of changes) apply(root, one);
        const changed = new Set(changes.map(({ file }) => file));
        const incremental = await readContent(config, root, [], [], changed);
        expect(incremental).toEqual(await readContent(createConfig(), root, []));
      }
    }),
    createPropertyOptions(60),
  );
});

test('unchanged entries are the same objects, and changed ones are read', async () => {
  const root = createTempProject({ ...START, 'content/products/p1.yaml': { name: 'P1', price: 1, store: 's0' } });
  const config = createConfig();
  const before = await readContent(config, root, []);
  writeFiles(root, { 'content/products/p1.yaml': { name: 'P1', price: 2, store: 's0' } });
  const after = await readContent(config, root, [], [], new Set(['content/products/p1.yaml']));
  expect(after.entries.get('products')?.[0]).toBe(before.entries.get('products')?.[0]);
  expect(after.entries.get('products')?.[1]?.data).toMatchObject({ price: 2 });

  // A moved folder is a deletion and an addition of its files.
  renameSync(path.join(root, 'content/stores/s0'), path.join(root, 'content/stores/s1'));
  const moved = ['s0', 's1'].flatMap((slug) => [
    `content/stores/${slug}/index.yaml`,
    `content/stores/${slug}/logo.png`,
  ]);
  const { issues } = await readContent(config, root, [], [], new Set(moved));
  expect(issues.map(({ reason }) => reason)).toEqual(
    Array(2).fill(expect.stringContaining('there is no “s0” in stores')),
  );
  expect(existsSync(path.join(root, 'content/stores/s1/index.yaml'))).toBe(true);
});
