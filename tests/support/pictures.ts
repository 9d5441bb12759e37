/** The pictures of a page: their size, compared with the pixels of their files, and which one loads first. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../src/routes.ts';
import { findFile, toFilePath } from './build-output.ts';
import { expect, waitUntilHydrated } from './fixtures.ts';

/** A picture as it is drawn: `width` and `height` are those of its box, in device pixels. */
type DrawnPicture = { source: string; alt: string; fit: string; width: number; height: number };

/** Runs in the page: loads all visible pictures and returns them. */
async function measurePictures(): Promise<DrawnPicture[]> {
  const visible = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
  for (const image of visible) image.loading = 'eager';
  await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  return visible.flatMap((image) => {
    const { objectFit: fit, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(image);
    // The box before transforms, such as those of an animation.
    const width = image.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const height = image.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    if (width <= 0 || height <= 0 || !image.naturalWidth) return [];
    return {
      source: image.currentSrc,
      alt: image.alt,
      fit,
      width: width * devicePixelRatio,
      height: height * devicePixelRatio,
    };
  });
}

const sizes = new Map<string, Promise<{ width: number; height: number } | undefined>>();

/** Returns the pixels of a built picture. `naturalWidth` of the DOM cannot tell: it is divided by the density of `srcset`. */
function getPixels(source: string): Promise<{ width: number; height: number } | undefined> {
  const { pathname, protocol } = new URL(source);
  // Vector graphics are sharp at every size, and the visitor's own files are not built.
  if (!protocol.startsWith('http') || pathname.endsWith('.svg')) return Promise.resolve(undefined);
  const known = sizes.get(pathname);
  if (known) return known;
  const file = findFile(decodeURI(pathname));
  if (file === undefined) throw new Error(`the build has no file ${pathname}`);
  const pixels = sharp(toFilePath(file))
    .metadata()
    .then(({ width, height }) => ({ width, height }));
  sizes.set(pathname, pixels);
  return pixels;
}

/** Returns how many device pixels a pixel of the picture covers in each direction. */
function getScale({ fit, width, height }: DrawnPicture, pixels: { width: number; height: number }): number {
  const scales = [width / pixels.width, height / pixels.height];
  return fit === 'contain' || fit === 'scale-down' ? Math.min(...scales) : Math.max(...scales);
}

type PictureScale = { source: string; alt: string; scale: number };

/** Returns the scale of every visible picture: more than 1 is enlarged. */
async function getPictureScales(page: Page): Promise<PictureScale[]> {
  const drawn = await page.evaluate(measurePictures);
  const scales = await Promise.all(
    drawn.map(async (picture) => {
      const pixels = await getPixels(picture.source);
      return pixels ? [{ source: picture.source, alt: picture.alt, scale: getScale(picture, pixels) }] : [];
    }),
  );
  return scales.flat();
}

/** The fields of a paint of the largest content that TypeScript's DOM types lack. */
type Paint = PerformanceEntry & { size: number; element: Element | null };

/** The picture that is the largest content of a page. */
type LargestPicture = { source: string; priority: string; isLazy: boolean };

/**
 * Returns the picture that is the largest content of the first screen, or null if the largest content is text. Pictures are compared by
 * their boxes: a busy browser reports their paint some frames after they have loaded, and text long before.
 */
async function getLargestPicture(page: Page): Promise<LargestPicture | null> {
  return page.evaluate(
    () =>
      new Promise<LargestPicture | null>((resolve) => {
        const getVisibleArea = (image: HTMLImageElement) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const width = Math.min(right, innerWidth) - Math.max(left, 0);
          const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return width > 0 && height > 0 && image.checkVisibility({ visibilityProperty: true }) ? width * height : 0;
        };
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as Paint[];
          const texts = paints.filter(({ element }) => !(element instanceof HTMLImageElement));
          const areas = [...document.images].map((image) => ({ image, area: getVisibleArea(image) }));
          const largest = Math.max(...areas.map(({ area }) => area));
          // Equal cells of a grid differ by parts of a pixel.
          const image = areas.find(({ area }) => area > 0.99 * largest)?.image;
          resolve(
            !image || texts.some(({ size }) => size > largest)
              ? null
              : {
                  source: image.getAttribute('src') ?? '',
                  priority: image.fetchPriority,
                  isLazy: image.loading === 'lazy',
                },
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** A picture is enlarged when one of its pixels covers more device pixels than this. */
const MAX_SCALE = 1.1;

const expectSoftly = expect.configure({ soft: true });

/**
 * Tabs are opened by a script: their pictures wait, so that they cost other visitors nothing. Results of a search come from a script
 * too.
 */
const hasFirstScreen = (address: string): boolean => !address.includes('?') && address !== ROUTES.search;

/** Opens a page, and expects that the picture of its first screen loads first: before anything scrolls. */
export async function openFirstScreen(page: Page, address: string): Promise<void> {
  const response = await page.goto(encodeURI(address));
  if (!hasFirstScreen(address)) return;
  const html = (await response?.text()) ?? '';
  const findLatePicture = async () => {
    const picture = await getLargestPicture(page);
    const isFirst = !picture || (picture.priority === 'high' && !picture.isLazy && html.includes(picture.source));
    return isFirst ? null : picture;
  };
  await expectSoftly.poll(findLatePicture, { message: `${address} loads its largest picture first` }).toBeNull();
}

/** Expects that no visible picture of an open page is enlarged. */
export async function expectNothingEnlarged(page: Page, address: string): Promise<void> {
  await waitUntilHydrated(page);
  if (address.startsWith(ROUTES.search)) await expect(page.getByRole('article').first()).toBeVisible();
  const scales = await getPictureScales(page);
  expectSoftly(
    scales.filter(({ scale }) => scale > MAX_SCALE),
    `no picture of ${address} is enlarged`,
  ).toEqual([]);
}
