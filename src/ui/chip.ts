/** Classes of chips, for pages and islands. `src/styles/parts.css` defines them. */
export const CHIP_CLASS = 'chip';

/** A chip without a tone. */
export const PLAIN_CHIP_CLASS = 'chip';
