import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { IMAGE_QUALITY, IMAGE_SIZES } from '@/ui/pictures/image-sizes.ts';
import type { Picture, StorePictures } from '@/features/search/record.ts';

/** Returns the URL of an image in a width that pages use as well. */
const getUrl = async (image: ImageMetadata, width: number): Promise<string> =>
  (await getImage({ src: image, format: 'webp', quality: IMAGE_QUALITY, width: Math.min(width, image.width) })).src;

/** Returns the URLs of the picture of a record. */
export async function getRecordImage(image: ImageMetadata): Promise<Picture> {
  const [thumb, card, cardLarge] = await Promise.all([
    getUrl(image, IMAGE_SIZES.thumb.widths[0]),
    getUrl(image, IMAGE_SIZES.card.widths[0]),
    getUrl(image, IMAGE_SIZES.card.widths[1]),
  ]);
  return { thumb, card, cardLarge };
}

/** Returns the URLs of the cover of a store and of the pictures of some of its products. */
export async function getStoreImages(cover: ImageMetadata, goods: readonly ImageMetadata[]): Promise<StorePictures> {
  const [small, large, ...thumbs] = await Promise.all([
    getUrl(cover, IMAGE_SIZES.tile.widths[0]),
    getUrl(cover, IMAGE_SIZES.tile.widths[1]),
    ...goods.map((image) => getUrl(image, IMAGE_SIZES.thumb.widths[1])),
  ]);
  return { cover: small, coverLarge: large, goods: thumbs };
}
