/** A small Astro project with the bridge, in its own folder inside this project, so that it resolves the packages. */
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { waitUntilUp, retryUntil, findFreePort, runIn } from './processes.ts';
import { PNG, writeFiles, type Files } from '../../src/cms/bridge/testing/temp-project.ts';

const HOME = path.resolve(import.meta.dirname, '../..');
const ASTRO = path.join(HOME, 'node_modules/astro/bin/astro.mjs');
/** From the root of the project. */
export const BRIDGE = '../../src/cms/bridge';

/** One field in each line, so that a test can replace a line. */
export const SCHEMA = {
  stores: `name: fields.slug({ name: { label: 'Name' } }),
  logo: image({ label: 'Logo' }),`,
  products: `name: fields.slug({ name: { label: 'Name' } }),
  price: fields.number({ label: 'Price', validation: { isRequired: true } }),
  store: relationship({ label: 'Store', collection: 'stores', validation: { isRequired: true } }),`,
};

export const createSchema = ({ stores, products }: typeof SCHEMA, productPath = 'content/products/*') => `
import { collection, fields } from '@keystatic/core';
import { image, relationship } from '${BRIDGE}/fields.ts';

export const stores = collection({
  label: 'Stores', path: 'content/stores/*/', slugField: 'name', schema: { ${stores} },
});
export const products = collection({
  label: 'Products', path: '${productPath}', slugField: 'name', schema: { ${products} },
});
const guide = (path: string, extension: 'mdoc' | 'md') => collection({
  label: 'Guides', path, slugField: 'title', format: { contentField: 'body' },
  schema: { title: fields.slug({ name: { label: 'Title' } }), body: fields.markdoc({ label: 'Body', extension }) },
});
export const guides = guide('content/guides/*', 'mdoc');
export const notes = guide('content/notes/*', 'md');
`;

/** A page that prints all data of its entries as JSON, and their bodies as HTML. */
const PAGE = `---
import { getCollection, render } from 'astro:content';
const all = {};
for (const name of ['stores', 'products']) {
  const entries = (await getCollection(name)).map(({ id, data }) => [id, data]);
  all[name] = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
const written = [...await getCollection('guides'), ...await getCollection('notes')];
const bodies = await Promise.all(written.map(async (entry) => (await render(entry)).Content));
---
<html><head><title>All</title></head><body><pre set:html={JSON.stringify(all)} />{bodies.map((Body) => <Body />)}</body></html>
`;

export const ASTRO_CONFIG = `
import markdoc from '@astrojs/markdoc';
import { defineConfig } from 'astro/config';
import { bridge } from '${BRIDGE}/integration.ts';
export default defineConfig({ integrations: [markdoc(), bridge({ folder: 'content' })], devToolbar: { enabled: false }, vite: { build: { assetsInlineLimit: 0 } } });
`;

const START: Files = {
  // Vite bundles the packages that are listed here and need Astro's own modules.
  'package.json': JSON.stringify({ type: 'module', dependencies: { astro: '*', '@astrojs/markdoc': '*' } }),
  'astro.config.mjs': ASTRO_CONFIG,
  'keystatic.config.ts': `
import { config } from '@keystatic/core';
import { guides, notes, products, stores } from './schema.ts';
export default config({ storage: { kind: 'local' }, collections: { guides, notes, products, stores } });
`,
  'schema.ts': createSchema(SCHEMA),
  'src/content.config.ts': `
import keystaticConfig from '../keystatic.config.ts';
import { createCollections } from '../${BRIDGE}/index.ts';
export const collections = createCollections(keystaticConfig);
`,
  'src/pages/index.astro': PAGE,
  'content/stores/dar/index.yaml': { name: 'Dar', logo: 'logo.png' },
  'content/stores/dar/logo.png': PNG,
  'content/products/dates.yaml': { name: 'Dates', price: 3, store: 'dar' },
  'content/guides/first.mdoc': '---\ntitle: First\n---\nWelcome, *guide*.\n',
  'content/notes/first.md': '---\ntitle: First\n---\nWelcome, *note*.\n',
};

/** Reads the data that the page shows. */
export type Shown = Record<'stores' | 'products', Record<string, Record<string, unknown>>>;

const parseData = (html: string): Shown => JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? 'null') as Shown;

export type Project = Awaited<ReturnType<typeof createProject>>;

export async function createProject() {
  await mkdir(path.join(HOME, '.bridge-test'), { recursive: true });
  const root = await mkdtemp(path.join(HOME, '.bridge-test/p-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const write = (files: Files) => {
    writeFiles(root, files);
  };
  write(START);

  const runAstro = async (...args: string[]) => {
    const { log, ended } = runIn(root, [ASTRO, ...args]);
    const code = await ended;
    return { code, log: log() };
  };

  const build = async () => {
    const { code, log } = await runAstro('build');
    const html = code === 0 ? await readFile(path.join(root, 'dist/index.html'), 'utf8') : '';
    return { code, log, html, data: html ? parseData(html) : undefined };
  };

  return {
    root,
    write,
    astro: runAstro,
    build,
    /** Replaces a file atomically: Astro would restart with a half-written config. */
    replace: async (file: string, text: string) => {
      write({ '.new': text });
      await rename(path.join(root, '.new'), path.join(root, file));
    },
    remove: (file: string) => rm(path.join(root, file), { recursive: true }),
    dev: async () => startDev(root),
  };
}

async function startDev(root: string) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = runIn(root, [ASTRO, 'dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)]);
  onTestFinished(server.stop);
  const createPage = async () => {
    const response = await fetch(url);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`the page answers ${response.status}\n${server.log()}`);
    return text;
  };
  await waitUntilUp(url, server);
  return {
    log: server.log,
    isUp: server.isUp,
    /** Waits until the page shows data for which `good` does not throw. */
    shows: (good: (data: Shown, html: string) => void) =>
      retryUntil(createPage, (html) => {
        good(parseData(html), html);
      }),
    logs: (good: (log: string) => void) => retryUntil(() => Promise.resolve(server.log()), good),
  };
}
