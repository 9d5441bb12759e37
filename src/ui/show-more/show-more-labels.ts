/** The labels of “see more”: the button, and the announcements with `shown` and `count`. */
export type ShowMoreLabels = { more: string; shown: string; end: string };
