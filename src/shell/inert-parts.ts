/** Selects what becomes inert while a part of the shell is in front of the page, so that the focus stays there. */
export const INERT_PARTS = '#page,.skip-link,.corner-notice';
