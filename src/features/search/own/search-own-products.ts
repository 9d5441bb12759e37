/** Searches the visitor's own products. Loaded only when there are any. */
import { getOwnProductPath } from '@/routes.ts';
import type { Database } from '@/storage/database.ts';
import { createFileTable } from '@/storage/tables/files.ts';
import type { OwnProduct } from '@/storage/tables/own-product.ts';
import { createOwnProductTable } from '@/storage/tables/own-products.ts';
import type { EntrySummary, Picture } from '../record.ts';
import type { SearchState } from '../state.ts';
import { matchesSearch } from './match-own-product.ts';

/** URLs of the pictures that this page has shown, by the id of their file. They last as long as the page. */
const urls = new Map<string, string>();

async function loadPicture(database: Database, { photos }: OwnProduct): Promise<Picture | undefined> {
  const id = photos[0]?.id;
  if (id === undefined) return undefined;
  const known = urls.get(id);
  const blob = known === undefined ? (await createFileTable(database).get(id))?.blob : undefined;
  const url = known ?? (blob && URL.createObjectURL(blob));
  if (url === undefined) return undefined;
  urls.set(id, url);
  return { thumb: url, card: url, cardLarge: url };
}

async function toSummary(database: Database, product: OwnProduct): Promise<EntrySummary> {
  const { id, name, category, tiers, unit } = product;
  const picture = await loadPicture(database, product);
  return {
    ...{ id, url: getOwnProductPath(id), kind: 'products', title: name, arabic: '', line: category.name, chips: [] },
    ...(picture && { picture }),
    price: { cents: tiers[0]?.cents ?? 0, unit, from: false },
    isOwn: true,
  };
}

/** Returns the own products that match, in the order of the catalogue. */
export async function searchOwnProducts(database: Database, state: SearchState): Promise<EntrySummary[]> {
  const products = await createOwnProductTable(database).list();
  const matching = products.filter((product) => matchesSearch(product, state));
  return Promise.all(matching.map((product) => toSummary(database, product)));
}
