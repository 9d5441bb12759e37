import type { ReactElement, RefObject } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { getSelectedValues } from '../facet-values.ts';
import { NO_FACETS, toggleFacet, type SelectedFacets } from '../facets.ts';
import type { ResultLabels } from '../result-labels.ts';

type Props = {
  selected: SelectedFacets;
  /** The status line. It receives focus when the pressed control disappears. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  labels: ResultLabels;
  onSelect: (selected: SelectedFacets) => void;
};

/** A chip for each selected facet value, which removes it. */
export function FacetChips({ selected, statusRef, labels, onSelect }: Props): ReactElement | null {
  const { facets } = labels;
  const selectedValues = getSelectedValues(selected, labels);
  /** Moves focus before a chip is removed: to the next chip, the previous one, or the status line. */
  const focusAfter = (chip: HTMLElement) => {
    const chips = [...(chip.closest('ul')?.querySelectorAll('button') ?? [])].slice(0, selectedValues.length);
    const index = chips.findIndex((other) => other === chip);
    (chips[index + 1] ?? chips[index - 1] ?? statusRef.current)?.focus();
  };
  if (selectedValues.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {selectedValues.map(({ facet, value, name }) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusAfter(currentTarget);
              onSelect(toggleFacet(selected, facet, value));
            }}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brass-soft px-4 text-small text-brass-ink"
          >
            <span className="sr-only">{facets.remove}</span>
            {name}
            <Icon icon="x" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            statusRef.current?.focus();
            onSelect(NO_FACETS);
          }}
          className="min-h-11 px-2 text-small font-semibold text-sea hover:underline"
        >
          {facets.clear}
        </button>
      </li>
    </ul>
  );
}
