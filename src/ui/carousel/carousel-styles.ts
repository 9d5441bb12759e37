/** Styles of rows, and of slides and their controls. */

/** Widths of the cards of a row. */
export const ROW_CARDS_CLASS =
  '[&>li]:w-[max(44%,8rem)] [&>li]:shrink-0 tablet:[&>li]:w-[13.2rem] large:[&>li]:w-[14.4rem]';

// From 44rem on, which is a window of 48rem, there is room for the text over the picture.
export const TEXT_TONE_CLASS = {
  dark: '@min-[44rem]:text-on-picture',
  light: '@min-[44rem]:text-on-dark-picture',
} as const;

/** Height and heading of the slides: tall at the top of the home page, low where content follows. */
export const CAROUSEL_VARIANTS = {
  tall: {
    heading: 'text-[clamp(1.5rem,3.4cqw,2.9rem)]',
    picture: 'aspect-[8/5] tablet:aspect-[8/3] @min-[44rem]:min-h-76 large:aspect-[3/1]',
    controls: 'bottom-[calc(62.5cqw+0.25rem)] tablet:bottom-[calc(37.5cqw+0.25rem)]',
  },
  low: {
    heading: 'text-[clamp(1.6rem,2.9cqw,2.4rem)]',
    picture: 'aspect-[2/1] tablet:aspect-[7/2] @min-[44rem]:min-h-68 large:aspect-[4/1]',
    controls: 'bottom-[calc(50cqw+0.25rem)] tablet:bottom-[calc(28.6cqw+0.25rem)]',
  },
} as const;

export type CarouselVariant = keyof typeof CAROUSEL_VARIANTS;

/**
 * Returns the classes of the controls: on the picture below the text, or between text and picture on narrow screens. They shrink
 * where large text leaves no room for their full widths.
 */
export const getControlsClass = (shape: CarouselVariant): string =>
  `absolute start-2 z-20 max-w-[calc(100%-1.5rem)] items-center @min-[44rem]:start-[calc(4.4cqw-0.9rem)] @min-[44rem]:bottom-3 ${CAROUSEL_VARIANTS[shape].controls}`;

/** Classes of one control button. */
export const controlClass = 'grid size-11 place-items-center rounded-full hover:bg-on-picture/10';
