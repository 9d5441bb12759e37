import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { IMAGE_QUALITY, IMAGE_SIZES, type ImageSize } from './image-sizes.ts';

export type ResponsivePicture = { src: string; srcset: string; width: number; height: number };

/** By kind and by the address and size of the picture: thousands of pages show the pictures of the same stores and categories. */
const known = new Map<string, Promise<ResponsivePicture>>();

async function createPicture(kind: ImageSize, image: ImageMetadata): Promise<ResponsivePicture> {
  const { widths } = IMAGE_SIZES[kind];
  const { src, srcSet, attributes } = await getImage({
    src: image,
    format: 'webp',
    quality: IMAGE_QUALITY,
    widths: widths.filter((width) => width <= image.width),
    width: Math.min(image.width, Math.max(...widths)),
  });
  return { src, srcset: srcSet.attribute, width: Number(attributes.width), height: Number(attributes.height) };
}

/** Returns a picture in the widths of its kind. */
export function getResponsivePicture(kind: ImageSize, image: ImageMetadata): Promise<ResponsivePicture> {
  // Reading the address of the picture itself would mark its file as used by a page.
  const key = kind + JSON.stringify(Reflect.get(image, 'clone') ?? image);
  const picture = known.get(key) ?? createPicture(kind, image);
  known.set(key, picture);
  return picture;
}
