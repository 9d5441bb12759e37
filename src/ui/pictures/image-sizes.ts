/** The width of a picture in a grid of cards beside filters. */
export const CELL_SIZES =
  '(min-width: 90rem) 19.8rem, (min-width: 64rem) calc((100vw - 39rem) / 3), (min-width: 40rem) 31vw, 44vw';

/**
 * The widths in which pictures are generated. Each width costs build time for every picture. Only WebP: AVIF takes ten
 * times as long to encode and saves little here.
 */
export const IMAGE_SIZES = {
  /** Square, in a scrolling row of cards. */
  card: { widths: [220, 460], sizes: '(min-width: 40rem) 13.2rem, 44vw' },
  /** Square, in a grid of cards. It has the files of `card`. */
  cell: {
    widths: [220, 460],
    sizes: CELL_SIZES,
  },
  /** One of up to four in a row. */
  tile: { widths: [400, 800], sizes: '(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)' },
  /** Square, the main picture of a page. */
  large: { widths: [400, 800], sizes: '(min-width: 64rem) 32rem, (min-width: 48rem) 46vw, calc(100vw - 2rem)' },
  /** The picture of a post; cropped to twice as wide as high. */
  post: { widths: [400, 800], sizes: '(min-width: 64rem) 30rem, (min-width: 48rem) 44vw, calc(100vw - 4.5rem)' },
  /** Small squares and circles. */
  thumb: { widths: [128, 256], sizes: '7rem' },
  /** As wide as the column. */
  wide: {
    widths: [480, 800, 1200, 1600],
    sizes: '(min-width: 64rem) min(100vw - 20rem, 83.5rem), calc(100vw - 2rem)',
  },
  /** The cover picture of a store, cropped to 3:1 on phones, of a limited width on tablets. */
  cover: {
    widths: [480, 800, 1200],
    sizes: '(min-width: 64rem) min(100vw - 20rem, 83.5rem), (min-width: 40rem) 41rem, calc(100vw * 1.3)',
  },
  /**
   * The picture of a banner. Its height decides where its sides are cropped: beside the side bar of a small window, below words
   * on tablets and phones.
   */
  banner: {
    widths: [640, 1200, 1600, 2400],
    sizes:
      '(min-width: 64rem) clamp(51rem, 100vw - 20rem, 83.5rem), (min-width: 48rem) max(51rem, 100vw - 3rem), (min-width: 40rem) calc(100vw - 3rem), calc((100vw - 2rem) * 1.67)',
  },
  /** The upright picture of the onboarding: half of a wide window, cropped to its height; a strip above the text otherwise. */
  tall: {
    widths: [480, 800, 1200],
    sizes: '(min-width: 64rem) max(52.4vw, 75vh), (min-width: 40rem) 31rem, 100vw',
  },
} as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

export const IMAGE_QUALITY = 78;
