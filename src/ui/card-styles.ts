/** Classes of cards, for pages and islands. `src/styles/cards.css` defines them. */

export const CARD_HEADING_CLASS = 'card-heading';

/** The link of a card with a border. It covers the whole card, which must be `relative`. */
export const CARD_LINK_CLASS = 'card-link';

/** The parts of a card with a large picture above the text, such as a product or a search result. */
export const PICTURE_CARD_CLASS = 'picture-card';
export const PICTURE_CARD_PICTURE_CLASS = 'picture-card-picture';
export const PICTURE_CARD_FAVOURITE_CLASS = 'picture-card-favourite';
export const PICTURE_CARD_LINK_CLASS = 'picture-card-link';

/** The line with price and rating. */
export const PICTURE_CARD_FIGURES_CLASS = 'picture-card-figures';
export const PICTURE_CARD_CHIPS_CLASS = 'picture-card-chips';
