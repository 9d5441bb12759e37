/** Creates what the results show of a product of the visitor's own store. */
import { FileUrls } from '@/forms/files/file-urls.ts';
import { getOwnProductPath } from '@/routes.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import type { EntrySummary, Picture } from '../record.ts';
import { getFirstPrice } from './select-own-products.ts';

/** URLs of the pictures of all products, because earlier results may still be shown. */
const urls = new FileUrls();

const getPictureIds = ({ photos: [photo] }: OwnProduct): string[] => (photo ? [photo.id] : []);

/** Releases the URLs of the pictures of products that no longer exist. */
export const retainPictures = (products: readonly OwnProduct[]): void => {
  urls.retain(products.flatMap(getPictureIds));
};

async function loadPicture(product: OwnProduct): Promise<Picture | undefined> {
  const [id] = getPictureIds(product);
  const url = id === undefined ? undefined : await urls.get(id);
  return url === undefined ? undefined : { thumb: url, card: url, cardLarge: url };
}

/** Returns the summary of a product with its main picture, read from the device. */
export async function createSummary(product: OwnProduct): Promise<EntrySummary> {
  const { id, name, category, unit, moq, mq } = product;
  const picture = await loadPicture(product);
  return {
    ...{ id, url: getOwnProductPath(id), kind: 'products', title: name, arabic: '', line: category.name, chips: [] },
    ...(picture && { picture }),
    price: { cents: getFirstPrice(product), unit, from: false },
    isOwn: true,
    terms: { moq, mq },
  };
}
