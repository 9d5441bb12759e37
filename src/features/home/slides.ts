/** Banners as slides, with their links followed and their pictures made. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { getImage } from 'astro:assets';
import { formatMessage } from '@/lib/messages.ts';
import { linkPath } from '@/cms/links/link-path.ts';
import { getControlLabels } from '@/site/control-labels.ts';
import type { Slide } from '@/ui/carousel/BannerSlide.tsx';
import { IMAGE_QUALITY, IMAGE_SIZES } from '@/ui/image-sizes.ts';

async function slide({ data }: CollectionEntry<'banners'>, number: number, count: number): Promise<Slide> {
  const { slides: labels } = await getControlLabels();
  const { title, text, action, textTone, link } = data;
  const image = await getImage({
    src: data.picture.image,
    format: 'webp',
    widths: [...IMAGE_SIZES.wide.widths],
    quality: IMAGE_QUALITY,
  });
  return {
    title,
    text,
    action,
    href: await linkPath(link),
    ink: textTone,
    picture: {
      src: image.src,
      srcset: image.srcSet.attribute,
      sizes: IMAGE_SIZES.wide.sizes,
      width: data.picture.image.width,
      height: data.picture.image.height,
      alt: data.picture.alt,
    },
    names: {
      place: formatMessage(labels.place, { number, count }),
      dot: formatMessage(labels.dot, { number, title }),
      shown: formatMessage(labels.shown, { number, count, title }),
    },
  };
}

/** The slides of chosen banners, in their order. */
export async function createSlides(chosen: readonly { id: string }[]): Promise<Slide[]> {
  const banners = await getCollection('banners');
  const found = chosen.flatMap(({ id }) => banners.find((banner) => banner.id === id) ?? []);
  return Promise.all(found.map((banner, position) => slide(banner, position + 1, found.length)));
}
