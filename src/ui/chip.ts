/** Classes of chips, for pages and islands. */
export const CHIP_CLASS = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine whitespace-nowrap';

/** The colours of a chip without a tone. */
export const PLAIN_CHIP_CLASS = `${CHIP_CLASS} bg-sunken text-muted`;
