import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { buttonClass } from '../button.ts';
import { formatVisibleCount, type ShowMoreLabels } from './format-visible-count.ts';
import { SHOW_MORE_STEP } from './show-more-step.ts';

type ShowMore<Root> = {
  /** Number of items to show. */
  limit: number;
  setLimit: (limit: number) => void;
  /** Ref of an element that contains the list. */
  rootRef: RefObject<Root | null>;
  /** The button and the announcement, to be placed below the list. */
  controls: ReactElement;
};

/** Shows the first ten items of a list in an island, and ten more with each press, as `ShowMore.astro` does on pages. */
export function useShowMore<Root extends HTMLElement>(count: number, labels: ShowMoreLabels): ShowMore<Root> {
  const [limit, setLimit] = useState(SHOW_MORE_STEP);
  const rootRef = useRef<Root>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const item =
      firstNew.current === undefined ? null : rootRef.current?.querySelector('ul')?.children[firstNew.current];
    item?.querySelector<HTMLElement>('a, button, summary')?.focus();
    firstNew.current = undefined;
  }, [limit]);
  const controls = (
    <>
      {limit < count && (
        <button
          type="button"
          onClick={() => {
            firstNew.current = limit;
            setLimit(limit + SHOW_MORE_STEP);
          }}
          className={buttonClass('secondary', 'mt-4')}
        >
          {labels.more}
        </button>
      )}
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {limit > SHOW_MORE_STEP && formatVisibleCount(Math.min(limit, count), count, labels)}
      </p>
    </>
  );
  return { limit, setLimit, rootRef, controls };
}
