/** Number of items that each press of “see more” adds. */
export const SHOW_MORE_STEP = 10;
