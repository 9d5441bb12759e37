import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { IMAGE_QUALITY, IMAGE_SIZES } from './image-sizes.ts';

/** Attributes of an `<img>` in React. */
export type Thumbnail = { src: string; srcSet: string; sizes: string };

/** Creates a square thumbnail for a row of a list. */
export async function createThumbnail(image: ImageMetadata): Promise<Thumbnail> {
  const { widths, sizes } = IMAGE_SIZES.thumb;
  const { src, srcSet } = await getImage({
    src: image,
    format: 'webp',
    quality: IMAGE_QUALITY,
    widths: [...widths],
    width: widths[0],
    height: widths[0],
    sizes,
  });
  return { src, srcSet: srcSet.attribute, sizes };
}
