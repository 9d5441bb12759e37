/** Slides of banners, with links resolved and pictures generated. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { getImage } from 'astro:assets';
import { formatMessage } from '@/lib/messages.ts';
import { getLinkPath } from '@/cms/links/link-path.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import type { Slide } from '@/ui/carousel/BannerSlide.tsx';
import { IMAGE_QUALITY, IMAGE_SIZES } from '@/ui/pictures/image-sizes.ts';

async function createSlide({ data }: CollectionEntry<'banners'>, number: number, count: number): Promise<Slide> {
  const { slides: labels } = await getLabels('controls');
  const { title, text, action, textTone, link } = data;
  const image = await getImage({
    src: data.picture.image,
    format: 'webp',
    widths: [...IMAGE_SIZES.banner.widths],
    quality: IMAGE_QUALITY,
  });
  return {
    title,
    text,
    action,
    href: await getLinkPath(link),
    ink: textTone,
    picture: {
      src: image.src,
      srcset: image.srcSet.attribute,
      sizes: IMAGE_SIZES.banner.sizes,
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

/** Creates the slides of selected banners, in order. */
export async function createSlides(selected: readonly { id: string }[]): Promise<Slide[]> {
  const banners = await getCollection('banners');
  const slides = selected.flatMap(({ id }) => banners.find((banner) => banner.id === id) ?? []);
  return Promise.all(slides.map((banner, position) => createSlide(banner, position + 1, slides.length)));
}
