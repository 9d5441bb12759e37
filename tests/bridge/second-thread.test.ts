/** Pages that a second thread has rendered are the same as those of the first. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { PNG } from '../../src/cms/bridge/testing/temp-project.ts';
import { getFolderDigests } from '../support/folder-digests.ts';
import { ASTRO_CONFIG, BRIDGE, createProject } from './temp-project.ts';

const MINUTE = 60_000;
const PRODUCTS = 1500;

/** A page for each product, with a style sheet, a generated picture and a picture as it is. */
const PAGE = `---
import { Image, getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import { createCacheKeys } from '../../../${BRIDGE}/page-cache/digests.ts';
import '../../style.css';
export async function getStaticPaths() {
  const stores = new Map((await getCollection('stores')).map((store) => [store.id, store.data]));
  const getCacheKey = createCacheKeys(() => false);
  return (await getCollection('products')).map(({ id, data }) => {
    const store = stores.get(data.store.id);
    return { params: { product: id }, props: { product: data, store }, cacheKey: getCacheKey(() => [data, store]) };
  });
}
const { product, store } = Astro.props;
const picture = await getImage({ src: store.logo, format: 'png' });
---
<html><head><title>{product.name}</title></head><body>
<p data-picture={JSON.stringify({ src: new URL(picture.src, 'https://example.com').href })}>{product.price}</p>
<Image src={store.logo} alt="" width={1} format="webp" /><img src={store.logo.src} alt="" />
</body></html>
`;

it('builds the same site with two threads as with one', { timeout: 20 * MINUTE }, async () => {
  const { root, build, write } = await createProject();
  const products = Array.from({ length: PRODUCTS }, (_, number): [string, unknown] => [
    `content/products/p${number}.yaml`,
    { name: `Product ${number}`, price: number, store: number % 2 ? 'dar' : 'sea' },
  ]);
  write({
    'src/pages/p/[product].astro': PAGE,
    'src/style.css': 'p { color: red }',
    'content/stores/sea/index.yaml': { name: 'Sea', logo: 'logo.png' },
    'content/stores/sea/logo.png': PNG,
    ...Object.fromEntries<unknown>(products),
  });
  const buildWith = async (threads: 1 | 2) => {
    write({ 'astro.config.mjs': ASTRO_CONFIG.replace("folder: 'content'", `$&, threads: ${threads}`) });
    const { code, log } = await build();
    expect(code, log).toBe(0);
    // The code of the project has changed, so all pages are rendered.
    expect(log).toContain('0 of ');
    const [, second] = /(\d+) of \d+ pages were rendered by a second thread/.exec(log) ?? [];
    return {
      second: second === undefined ? undefined : Number(second),
      files: getFolderDigests(path.join(root, 'dist')),
    };
  };
  const one = await buildWith(1);
  const two = await buildWith(2);
  expect(one.second).toBeUndefined();
  expect(two.second).toBeGreaterThan(0);
  expect(two.files).toEqual(one.files);
});
