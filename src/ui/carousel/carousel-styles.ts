/** How slides and their controls look, on the home page and on tabbed screens alike. */

// Words stand over the picture only where there is room for them: from 52 rem on.
export const TEXT_TONE_CLASS = {
  dark: '@min-[52rem]:text-on-picture',
  light: '@min-[52rem]:text-on-dark-picture',
} as const;

/** How much of a page slides take: those of the home page open it, low ones leave room for what stands below them. */
export const CAROUSEL_VARIANTS = {
  tall: {
    picture: 'aspect-[8/5] tablet:aspect-[8/3]',
    controls: 'bottom-[calc(62.5cqw+0.25rem)] tablet:bottom-[calc(37.5cqw+0.25rem)]',
  },
  low: {
    picture: 'aspect-[2/1] tablet:aspect-[7/2] @min-[52rem]:min-h-68',
    controls: 'bottom-[calc(50cqw+0.25rem)] tablet:bottom-[calc(28.6cqw+0.25rem)]',
  },
} as const;

export type CarouselVariant = keyof typeof CAROUSEL_VARIANTS;

/** The dots and arrows: on the picture under its words; where these stand above it, between the two. */
export const controlsClass = (shape: CarouselVariant): string =>
  `absolute start-2 z-20 items-center @min-[52rem]:start-[calc(4.4cqw-0.9rem)] @min-[52rem]:bottom-3 ${CAROUSEL_VARIANTS[shape].controls}`;

/** A button among the controls. */
export const controlClass = 'grid size-11 place-items-center rounded-full hover:bg-on-picture/10';
