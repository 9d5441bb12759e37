import { useId, type ReactElement, type ReactNode, type RefObject } from 'react';
import { SELECT_CLASS } from '@/ui/input-styles.ts';
import { SORTS, type SearchState, type Sort } from '../state.ts';
import type { SearchLabels } from '../labels.ts';

type Props = {
  state: SearchState;
  status: string;
  /** The status line. It receives focus when the pressed control disappears. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  screen: SearchLabels['screen'];
  onState: (state: SearchState) => void;
  /** The button that opens the facets on narrow screens. */
  children: ReactNode;
};

const SORT_LABELS = {
  relevance: 'relevance',
  'price-asc': 'priceAsc',
  'price-desc': 'priceDesc',
  rating: 'rating',
} as const satisfies Record<Sort, keyof SearchLabels['screen']>;

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** The toolbar beside the title: the number of the results, their order, and on narrow screens their facets. */
export function Toolbar({ state, status, statusRef, screen, onState, children }: Props): ReactElement {
  const id = useId();
  // Hidden without scripting, because none of it would work.
  return (
    <div className="hidden flex-wrap items-center justify-between gap-x-6 gap-y-3 max-wide:w-full scripting:flex">
      <p ref={statusRef} role="status" tabIndex={-1} className="text-small text-muted">
        {status}
      </p>
      <div className="flex flex-wrap items-center gap-2.5 text-small max-tablet:w-full">
        {children}
        <label htmlFor={id} className="max-tablet:sr-only">
          {screen.sort}
        </label>
        <select
          id={id}
          value={state.sort}
          onChange={({ target }) => {
            if (isSort(target.value)) onState({ ...state, sort: target.value, pages: 1 });
          }}
          className={`${SELECT_CLASS} max-tablet:grow max-tablet:basis-32`}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {screen[SORT_LABELS[sort]]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
