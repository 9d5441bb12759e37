/** Styles of slides and their controls, for the home page and tabbed screens. */

// From 52rem on there is room for the text over the picture.
export const TEXT_TONE_CLASS = {
  dark: '@min-[52rem]:text-on-picture',
  light: '@min-[52rem]:text-on-dark-picture',
} as const;

/** Height of the slides: tall at the top of the home page, low where content follows. */
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

/**
 * Returns the classes of the controls: on the picture below the text, or between text and picture on narrow screens.
 */
export const controlsClass = (shape: CarouselVariant): string =>
  `absolute start-2 z-20 items-center @min-[52rem]:start-[calc(4.4cqw-0.9rem)] @min-[52rem]:bottom-3 ${CAROUSEL_VARIANTS[shape].controls}`;

/** Classes of one control button. */
export const controlClass = 'grid size-11 place-items-center rounded-full hover:bg-on-picture/10';
