import { X } from '@/ui/icons/icons.ts';
import { useId, type ReactElement, type RefObject } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SELECT_CLASS } from '@/ui/input-styles.ts';
import { getSelectedValues } from '../facet-values.ts';
import { NO_FACETS, toggleFacet } from '../facets.ts';
import { SORTS, type SearchState, type Sort } from '../state.ts';
import type { SearchLabels } from '../labels.ts';
import type { ResultLabels } from '../result-labels.ts';

type Props = {
  state: SearchState;
  status: string;
  /** The status line. It receives focus when the pressed control disappears. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  labels: ResultLabels;
  screen: SearchLabels['screen'];
  onState: (state: SearchState) => void;
};

const SORT_LABELS = {
  relevance: 'relevance',
  'price-asc': 'priceAsc',
  'price-desc': 'priceDesc',
  rating: 'rating',
} as const satisfies Record<Sort, keyof SearchLabels['screen']>;

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** The toolbar above the results: their number, their order, and a chip for each selected facet value. */
export function Toolbar({ state, status, statusRef, labels, screen, onState }: Props): ReactElement {
  const id = useId();
  const { facets } = labels;
  const selectedValues = getSelectedValues(state.selected, labels);
  /** Moves focus before a chip is removed: to the next chip, the previous one, or the status line. */
  const focusAfter = (chip: HTMLElement) => {
    const chips = [...(chip.closest('ul')?.querySelectorAll('button') ?? [])].slice(0, selectedValues.length);
    const index = chips.findIndex((other) => other === chip);
    (chips[index + 1] ?? chips[index - 1] ?? statusRef.current)?.focus();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <p ref={statusRef} role="status" tabIndex={-1} className="text-small text-muted">
        {status}
      </p>
      <div className="flex items-center gap-3 text-small">
        <label htmlFor={id}>{screen.sort}</label>
        <select
          id={id}
          value={state.sort}
          onChange={({ target }) => {
            if (isSort(target.value)) onState({ ...state, sort: target.value, pages: 1 });
          }}
          className={SELECT_CLASS}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {screen[SORT_LABELS[sort]]}
            </option>
          ))}
        </select>
      </div>
      {selectedValues.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2">
          {selectedValues.map(({ facet, value, name }) => (
            <li key={`${facet} ${value}`}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  focusAfter(currentTarget);
                  onState({ ...state, selected: toggleFacet(state.selected, facet, value), pages: 1 });
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brass-soft px-4 text-small text-brass-ink"
              >
                <span className="sr-only">{facets.remove}</span>
                {name}
                <Icon icon={X} size={14} />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                statusRef.current?.focus();
                onState({ ...state, selected: NO_FACETS, pages: 1 });
              }}
              className="min-h-11 px-2 text-small font-semibold text-sea hover:underline"
            >
              {facets.clear}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
