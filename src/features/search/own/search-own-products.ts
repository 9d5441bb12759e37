/** Searches the visitor's own products. Loaded only when there are any. */
import { FileUrls } from '@/forms/files/file-urls.ts';
import { getOwnProductPath } from '@/routes.ts';
import type { Database } from '@/storage/database.ts';
import type { OwnProduct } from '@/storage/tables/own-product.ts';
import { createOwnProductTable } from '@/storage/tables/own-products.ts';
import type { EntrySummary, Picture } from '../record.ts';
import type { SearchState } from '../state.ts';
import { matchesSearch } from './match-own-product.ts';

/** URLs of the pictures of all products, because earlier results may still be shown. */
const urls = new FileUrls();

const getPictureIds = ({ photos: [photo] }: OwnProduct): string[] => (photo ? [photo.id] : []);

async function loadPicture(product: OwnProduct): Promise<Picture | undefined> {
  const [id] = getPictureIds(product);
  const url = id === undefined ? undefined : await urls.get(id);
  return url === undefined ? undefined : { thumb: url, card: url, cardLarge: url };
}

async function toSummary(product: OwnProduct): Promise<EntrySummary> {
  const { id, name, category, tiers, unit } = product;
  const picture = await loadPicture(product);
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
  urls.retain(products.flatMap(getPictureIds));
  const matching = products.filter((product) => matchesSearch(product, state));
  return Promise.all(matching.map((product) => toSummary(product)));
}
