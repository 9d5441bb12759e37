/** Generates products: copies of a product of the content, each with its own name and prices. */
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, dump, load } from 'js-yaml';

/** The store of all generated products. */
export const STORE = 'naseem-office-and-school';
/** Their category. */
export const CATEGORY = 'office';
const SAMPLE = 'a4-copy-paper-pallet';

/** Returns the name of a generated product; its address contains the number too. */
export const getProductName = (number: number): string => `Sample product ${number}`;
/** Returns the id of a generated product, which is the name of its folder. */
export const getProductId = (number: number): string => `sample-product-${number}`;

type Sample = { tiers: { quantity: number; price: number }[] } & Record<string, unknown>;

/**
 * Adds products to the content of a site. All share the files of one product's pictures.
 * @param root the folder of the site whose content is changed
 * @param count number of products to add
 * @param first number of the first product
 */
export function addProducts(root: string, count: number, first = 1): void {
  const products = path.join(root, 'content/products');
  const from = path.join(products, SAMPLE);
  const sample = load(readFileSync(path.join(from, 'index.yaml'), 'utf8'), { schema: CORE_SCHEMA }) as Sample;
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const pictures = files.map((file) => path.relative(from, path.join(file.parentPath, file.name)));
  for (let number = first; number < first + count; number++) {
    const to = path.join(products, getProductId(number));
    const tiers = sample.tiers.map((tier) => ({ ...tier, price: tier.price + number }));
    mkdirSync(to);
    writeFileSync(
      path.join(to, 'index.yaml'),
      dump({ ...sample, name: getProductName(number), store: STORE, isSample: false, tiers }, { schema: CORE_SCHEMA }),
    );
    for (const picture of pictures.filter((file) => file !== 'index.yaml')) {
      mkdirSync(path.dirname(path.join(to, picture)), { recursive: true });
      linkSync(path.join(from, picture), path.join(to, picture));
    }
  }
}
