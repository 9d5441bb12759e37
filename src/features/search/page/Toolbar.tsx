import { X } from 'lucide';
import { useId, type ReactElement, type RefObject } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { getSelectedValues } from '../facet-values.ts';
import { NO_FACETS, toggleFacet } from '../facets.ts';
import { SORTS, type SearchState, type Sort } from '../state.ts';
import type { SearchPageLabels, SearchLabels } from '../labels.ts';

type Props = {
  state: SearchState;
  status: string;
  /** The line with the status, which takes the focus where what was pressed goes away. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  labels: SearchLabels;
  screen: SearchPageLabels;
  onState: (state: SearchState) => void;
};

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** How many are shown, their order, and a chip for each choice. */
export function Toolbar({ state, status, statusRef, labels, screen, onState }: Props): ReactElement {
  const id = useId();
  const { facets } = labels;
  const choices = getSelectedValues(state.chosen, labels);
  /** Leads the focus on before a chip goes away: to the next one, to the one before, or to the status. */
  const focusAfter = (chip: HTMLElement) => {
    const chips = [...(chip.closest('ul')?.querySelectorAll('button') ?? [])].slice(0, choices.length);
    const at = chips.findIndex((other) => other === chip);
    (chips[at + 1] ?? chips[at - 1] ?? statusRef.current)?.focus();
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
          className="h-11 rounded-field border border-control bg-surface px-3"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {screen[sort]}
            </option>
          ))}
        </select>
      </div>
      {choices.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2">
          {choices.map(({ facet, value, name }) => (
            <li key={`${facet} ${value}`}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  focusAfter(currentTarget);
                  onState({ ...state, chosen: toggleFacet(state.chosen, facet, value), pages: 1 });
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brass-soft px-4 text-small text-brass-ink"
              >
                <span className="sr-only">{facets.remove}</span>
                {name}
                <Icon node={X} size={14} />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                statusRef.current?.focus();
                onState({ ...state, chosen: NO_FACETS, pages: 1 });
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
