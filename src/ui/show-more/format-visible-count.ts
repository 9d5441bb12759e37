import { formatMessage } from '../../lib/messages.ts';

/** The labels of “see more”: the button, and the announcements with `shown` and `count`. */
export type ShowMoreLabels = { more: string; shown: string; end: string };

/** Formats the announcement of the number of visible items, or of the end of the list. */
export const formatVisibleCount = (
  shown: number,
  count: number,
  { shown: some, end }: Omit<ShowMoreLabels, 'more'>,
): string => formatMessage(shown < count ? some : end, { shown, count });
