import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { ShowMoreLabels } from './show-more-labels.ts';
import { SHOW_MORE_STEP } from './show-more-step.ts';

type ShowMore<Root> = {
  /** Ref of an element that contains the list. */
  rootRef: RefObject<Root | null>;
  /** Number of items to show. */
  limit: number;
  /** Shows ten more items and moves the focus to the first of them. */
  showMore: () => void;
  /** Announcement of the number of items, empty until more are shown. */
  message: string;
};

/**
 * Shows the first ten items of a list in an island, and ten more with each press, as `ShowMore.astro` does on pages.
 * @param min number of items to show at least
 */
export function useShowMore<Root extends HTMLElement>(count: number, labels: ShowMoreLabels, min = 0): ShowMore<Root> {
  const rootRef = useRef<Root>(null);
  const [firstNew, setFirstNew] = useState(0);
  const limit = Math.max(firstNew + SHOW_MORE_STEP, min);
  useEffect(() => {
    const item = firstNew ? rootRef.current?.querySelector('ul')?.children[firstNew] : null;
    item?.querySelector<HTMLElement>('a, button, summary')?.focus();
  }, [firstNew]);
  return {
    rootRef,
    limit,
    showMore: () => {
      setFirstNew(limit);
    },
    message: firstNew
      ? formatMessage(limit < count ? labels.shown : labels.end, { shown: Math.min(limit, count), count })
      : '',
  };
}
