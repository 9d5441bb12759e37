/** The shape of a buyer on the map. A path, because the browser would draw a turned square on its own. */

/** Width and height in pixels. */
export const DIAMOND_SIZE = 38;

/** The outline, with round corners. */
export const DIAMOND_PATH = 'M15.5 3.5a5 5 0 0 1 7 0l12 12a5 5 0 0 1 0 7l-12 12a5 5 0 0 1-7 0l-12-12a5 5 0 0 1 0-7z';
