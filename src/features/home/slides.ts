/** Banners as slides, with their links followed and their pictures made. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { getImage } from 'astro:assets';
import { fill } from '@/lib/messages.ts';
import { linkPath } from '@/cms/links/link-path.ts';
import { controlWords } from '@/site/control-labels.ts';
import type { Slide } from '@/ui/carousel/BannerSlide.tsx';
import { PHOTO_QUALITY, PHOTOS } from '@/ui/image-sizes.ts';

async function slide({ data }: CollectionEntry<'banners'>, number: number, count: number): Promise<Slide> {
  const { slides: words } = await controlWords();
  const { title, text, action, ink, link } = data;
  const image = await getImage({
    src: data.picture.image,
    format: 'webp',
    widths: [...PHOTOS.wide.widths],
    quality: PHOTO_QUALITY,
  });
  return {
    title,
    text,
    action,
    href: await linkPath(link),
    ink,
    picture: {
      src: image.src,
      srcset: image.srcSet.attribute,
      sizes: PHOTOS.wide.sizes,
      width: data.picture.image.width,
      height: data.picture.image.height,
      alt: data.picture.alt,
    },
    names: {
      place: fill(words.place, { number, count }),
      dot: fill(words.dot, { number, title }),
      shown: fill(words.shown, { number, count, title }),
    },
  };
}

/** The slides of chosen banners, in their order. */
export async function slidesOf(chosen: readonly { id: string }[]): Promise<Slide[]> {
  const banners = await getCollection('banners');
  const found = chosen.flatMap(({ id }) => banners.find((banner) => banner.id === id) ?? []);
  return Promise.all(found.map((banner, position) => slide(banner, position + 1, found.length)));
}
