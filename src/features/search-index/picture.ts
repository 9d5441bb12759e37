import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { IMAGE_QUALITY, IMAGE_SIZES } from '@/ui/image-sizes.ts';
import type { Picture } from '@/features/search/record.ts';

/** Returns the URLs of the picture of a record, in widths that pages use as well. */
export async function getRecordImage(image: ImageMetadata): Promise<Picture> {
  const getUrl = async (width: number): Promise<string> =>
    (await getImage({ src: image, format: 'webp', quality: IMAGE_QUALITY, width: Math.min(width, image.width) })).src;
  const [thumb, card, cardLarge] = await Promise.all([
    getUrl(IMAGE_SIZES.thumb.widths[0]),
    getUrl(IMAGE_SIZES.card.widths[0]),
    getUrl(IMAGE_SIZES.card.widths[1]),
  ]);
  return { thumb, card, cardLarge };
}
