/** What an empty list shows in its place. It has one child, with a text and the next step. `src/styles/parts.css` defines it. */
export const EMPTY_STATE_CLASS = 'empty-state';
