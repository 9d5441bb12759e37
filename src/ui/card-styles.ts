/** Classes of cards, for pages and islands. Single constants, so that an island bundles only those that it uses. */

export const CARD_HEADING_CLASS = 'font-text text-body leading-snug font-semibold tracking-normal';

const LINK = 'after:absolute focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea';

/** The link of a card with a border. It covers the whole card, which must be `relative`. */
export const CARD_LINK_CLASS = `${LINK} after:inset-0 after:rounded-panel`;

/** A card with a large picture above the text, such as a product or a search result. */
export const PICTURE_CARD_CLASS = 'relative flex flex-col gap-1';
export const CARD_PICTURE_CLASS = 'mb-2 aspect-square w-full rounded-card bg-sunken object-cover';
export const CARD_FAVOURITE_CLASS = 'absolute end-2 top-2 z-10';
export const CARD_SELLER_CLASS = 'truncate text-fine text-muted';
export const PICTURE_CARD_LINK_CLASS = `${LINK} after:-inset-1 after:rounded-card`;

/** The line with price and rating. */
export const CARD_FIGURES_CLASS = 'flex flex-wrap items-baseline justify-between gap-x-3';
export const CARD_CHIPS_CLASS = 'mt-1 flex flex-wrap gap-2';
