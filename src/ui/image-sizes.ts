/**
 * The widths in which pictures are generated. Each width costs build time for every picture. Only WebP: AVIF takes ten
 * times as long to encode and saves little here.
 */
export const IMAGE_SIZES = {
  /** Square, in a row or list of cards. */
  card: { widths: [220, 440], sizes: '(min-width: 40rem) 13.2rem, 44vw' },
  /** One of up to three in a row. */
  tile: { widths: [320, 640], sizes: '(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, calc(100vw - 2rem)' },
  /** Square, the main picture of a page. */
  large: { widths: [400, 800], sizes: '(min-width: 64rem) 32rem, calc(100vw - 2rem)' },
  /** The picture of a post; cropped to twice as wide as high. */
  post: { widths: [400, 800], sizes: '(min-width: 64rem) 36rem, calc(100vw - 4.5rem)' },
  /** Small squares and circles. */
  thumb: { widths: [120, 240], sizes: '7rem' },
  /** As wide as the column. */
  wide: {
    widths: [480, 800, 1200],
    sizes: '(min-width: 80rem) 60rem, (min-width: 64rem) calc(100vw - 20rem), calc(100vw - 2rem)',
  },
} as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

export const IMAGE_QUALITY = 78;
