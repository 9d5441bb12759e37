/** A build that renders only changed pages writes the same files as a build of everything. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PNG } from '../../src/cms/bridge/testing/temp-project.ts';
import { getFolderDigests } from '../support/folder-digests.ts';
import { BRIDGE, createProject, createSchema, SCHEMA } from './temp-project.ts';

const MINUTE = 60_000;

/** A page for each product, with the logo of its store in two widths, and a link to one product, whose address has its store. */
const createPage = (heading: string) => `---
import { Image } from 'astro:assets';
import { getCollection } from 'astro:content';
import { createCacheKeys } from '../../../${BRIDGE}/page-cache/digests.ts';
import '../../style.css';
export async function getStaticPaths() {
  const stores = new Map((await getCollection('stores')).map((store) => [store.id, store.data]));
  const products = await getCollection('products');
  const linked = products.find(({ id }) => id === 'limes');
  const link = { href: '/' + linked.data.store.id + '/' + linked.id };
  const getCacheKey = createCacheKeys((collection) => collection === 'guides', [link]);
  return products.map(({ id, data }) => {
    const store = stores.get(data.store.id);
    return { params: { product: id }, props: { product: data, store, link }, cacheKey: getCacheKey(() => [data, store]) };
  });
}
const { product, store, link } = Astro.props;
const [guide] = await getCollection('guides');
---
<html><head><title>{guide.data.title}</title></head><body>
<h1>${heading} {JSON.stringify(product)}</h1><a href={link.href}>Limes</a>
<Image src={store.logo} alt="" width={1} format="webp" /><Image src={store.logo} alt="" width={1} format="png" />
</body></html>
`;

/** A bigger picture than the one that the project starts with. */
const OTHER_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNwCU1zCU0DAAa8Af+VlVRYAAAAAElFTkSuQmCC',
  'base64',
);

it('writes the same files after each kind of change', { timeout: 20 * MINUTE }, async () => {
  const { root, build, write, remove } = await createProject();
  const createProduct = (name: string) => ({ name, price: 1, store: 'dar' });
  write({
    'src/pages/p/[product].astro': createPage('Product'),
    'src/style.css': 'h1 { color: red }',
    'content/stores/dar/index.yaml': { name: 'Dar', logo: 'logo.png' },
    'content/stores/sea/index.yaml': { name: 'Sea', logo: 'logo.png' },
    'content/stores/sea/logo.png': PNG,
    'content/products/figs.yaml': createProduct('Figs'),
    'content/products/limes.yaml': { ...createProduct('Limes'), store: 'sea' },
  });
  /** Builds with the cache, then without it, and compares the files; returns what the first says about its cache. */
  const compare = async () => {
    const { code, log } = await build();
    expect(code, log).toBe(0);
    const files = getFolderDigests(path.join(root, 'dist'));
    rmSync(path.join(root, 'node_modules/.astro'), { recursive: true });
    const everything = await build();
    expect(everything.log).toContain('0 of ');
    expect(files).toEqual(getFolderDigests(path.join(root, 'dist')));
    return /\d+ of \d+ pages are unchanged/.exec(log)?.[0];
  };
  await build();
  expect(await compare()).toBe('3 of 3 pages are unchanged');

  write({ 'content/products/figs.yaml': { ...createProduct('Figs'), price: 2 } });
  expect(await compare()).toBe('2 of 3 pages are unchanged');

  await remove('content/products/figs.yaml');
  write({ 'content/products/rice.yaml': createProduct('Rice') });
  expect(await compare()).toBe('2 of 3 pages are unchanged');

  write({ 'content/stores/sea/logo.png': OTHER_PICTURE });
  expect(await compare()).toBe('2 of 3 pages are unchanged');

  // The product that all pages link to has another price, then another store.
  write({ 'content/products/limes.yaml': { ...createProduct('Limes'), store: 'sea', price: 2 } });
  expect(await compare()).toBe('2 of 3 pages are unchanged');
  write({ 'content/products/limes.yaml': { ...createProduct('Limes'), price: 2 } });
  expect(await compare()).toBe('0 of 3 pages are unchanged');

  // A label.
  write({ 'content/guides/first.mdoc': '---\ntitle: Second\n---\nWelcome.\n' });
  expect(await compare()).toBe('0 of 3 pages are unchanged');

  // A schema.
  const weight = `weight: fields.number({ label: 'Weight', defaultValue: 5 }),`;
  write({ 'schema.ts': createSchema({ ...SCHEMA, products: SCHEMA.products + weight }) });
  expect(await compare()).toBe('0 of 3 pages are unchanged');

  // A template and a style sheet.
  write({ 'src/pages/p/[product].astro': createPage('Offer') });
  expect(await compare()).toBe('0 of 3 pages are unchanged');
  write({ 'src/style.css': 'h1 { color: blue }' });
  expect(await compare()).toBe('0 of 3 pages are unchanged');
});
