/** A plain Astro site with a hand-written zod schema over the products of the site: what the build is compared with. */
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './measured-build.mjs';

/** How Astro builds any site. */
export const PLAIN_BUILD = [path.join(PROJECT, 'node_modules/astro/bin/astro.mjs'), 'build'];

const PLAIN_CONFIG = `export default { build: { format: 'directory' } };`;

const PLAIN_CONTENT = `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const picture = z.object({ image: z.string(), alt: z.string() }).partial();

export const collections = {
  products: defineCollection({
    loader: glob({ base: './content/products', pattern: '*/index.yaml' }),
    schema: z.object({
      name: z.string().min(1),
      nameAr: z.string().optional(),
      isSample: z.boolean().default(false),
      store: z.string().min(1),
      category: z.string().min(1),
      description: z.string().min(1),
      moq: z.number().int().min(1),
      mq: z.number().int().min(1),
      tiers: z.array(z.object({ quantity: z.number().int().min(1), price: z.number().min(0) })).min(1),
      leadDays: z.number().int().min(0),
      origin: z.string().min(1),
      keywords: z.array(z.string()),
      picture: picture.optional(),
      gallery: z.array(picture).optional(),
      reviewCount: z.number().int().min(0).optional(),
    }),
  }),
};
`;

const PLAIN_PAGE = `---
import { getCollection } from 'astro:content';

export async function getStaticPaths() {
  const products = await getCollection('products');
  const byCategory = Map.groupBy(products, ({ data }) => data.category);
  return products.map((product) => ({
    params: { product: product.id.replace('/index', '') },
    props: { product, related: byCategory.get(product.data.category).slice(0, 8) },
  }));
}
const { product, related } = Astro.props;
const { name, description, tiers, moq, mq, origin, leadDays, keywords } = product.data;
---
<html lang="en">
  <head><meta charset="utf-8" /><title>{name}</title><meta name="description" content={description} /></head>
  <body>
    <h1>{name}</h1>
    <p>{description}</p>
    <table>
      {tiers.map(({ quantity, price }) => <tr><td>{quantity}</td><td>{price.toFixed(2)}</td></tr>)}
    </table>
    <dl><dt>MOQ</dt><dd>{moq}</dd><dt>MQ</dt><dd>{mq}</dd><dt>Origin</dt><dd>{origin}</dd><dt>Days</dt><dd>{leadDays}</dd></dl>
    <ul>{keywords.map((word) => <li>{word}</li>)}</ul>
    <ul>{related.map((other) => <li><a href={\`/\${other.id.replace('/index', '')}\`}>{other.data.name}</a></li>)}</ul>
  </body>
</html>
`;

/** Creates a plain Astro site over the products of another site. */
export function createPlainSite(site) {
  const root = mkdtempSync(path.join(PROJECT, '.bridge-test/plain-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('package.json', '{ "type": "module" }');
  write('astro.config.mjs', PLAIN_CONFIG);
  write('src/content.config.ts', PLAIN_CONTENT);
  write('src/pages/[product].astro', PLAIN_PAGE);
  // Each site has its own caches in `node_modules`.
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(PROJECT, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(root, 'node_modules', name));
  }
  mkdirSync(path.join(root, 'content'));
  symlinkSync(path.join(site, 'content/products'), path.join(root, 'content/products'));
  return root;
}
