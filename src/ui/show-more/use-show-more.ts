import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { ShowMoreLabels } from './show-more-labels.ts';
import { SHOW_MORE_STEP } from './show-more-step.ts';

type ShowMore<Root> = {
  /** Number of items to show. */
  limit: number;
  /** Ref of an element that contains the list. */
  rootRef: RefObject<Root | null>;
  /** Shows ten more items from an index on, and moves the focus to the first of them. */
  showFrom: (index: number) => void;
  /** Announcement of the number of items, empty until more are shown. */
  message: string;
};

/** Shows the first ten items of a list in an island, and ten more with each press, as `ShowMore.astro` does on pages. */
export function useShowMore<Root extends HTMLElement>(count: number, labels: ShowMoreLabels): ShowMore<Root> {
  const [firstNew, showFrom] = useState(0);
  const rootRef = useRef<Root>(null);
  useEffect(() => {
    if (firstNew) {
      const item = rootRef.current?.querySelector('ul')?.children[firstNew];
      item?.querySelector<HTMLElement>('a, button, summary')?.focus();
    }
  }, [firstNew]);
  const limit = firstNew + SHOW_MORE_STEP;
  const message = firstNew
    ? formatMessage(limit < count ? labels.shown : labels.end, { shown: Math.min(limit, count), count })
    : '';
  return { limit, rootRef, showFrom, message };
}
