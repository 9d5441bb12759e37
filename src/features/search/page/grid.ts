/** The columns of products, and of the placeholders while they load. */
export const PRODUCT_GRID_CLASS = 'grid grid-cols-2 gap-x-4 gap-y-7 tablet:grid-cols-3 large:grid-cols-4';

/** Hides the products of a third row in windows with fewer than four columns; it hides all but `NARROW_PRODUCTS`. */
export const TWO_ROWS_CLASS = 'max-large:[&>li:nth-child(n+7)]:hidden';
export const NARROW_PRODUCTS = 6;
