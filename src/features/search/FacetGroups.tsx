import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import { FACETS, type SelectedFacets, type Facet } from './facets.ts';
import { getFacetName, getFacetValues, type FacetValue } from './facet-values.ts';
import type { FacetCounts } from './engine/select-records.ts';
import type { ResultLabels } from './result-labels.ts';

type Labels = Pick<ResultLabels, 'facets' | 'kinds'>;
type OnToggle = (facet: Facet, value: string) => void;

type FacetOptionProps = { facet: Facet; option: FacetValue; labels: Labels; onToggle: OnToggle };

function FacetOption({ facet, option, labels, onToggle }: FacetOptionProps): ReactElement {
  const id = useId();
  return (
    <li className="flex items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={option.isSelected}
        onChange={() => {
          onToggle(facet, option.value);
        }}
      />
      <label htmlFor={id} className="flex min-h-11 min-w-0 grow items-center py-1 text-small wide:min-h-8">
        <span>
          {option.isListed
            ? getFacetName(facet, option.value, labels)
            : formatMessage(labels.facets.unlisted, { name: option.value })}{' '}
          <span className="text-muted tabular-nums">{option.count.toLocaleString(NUMBER_LOCALE)}</span>
        </span>
      </label>
    </li>
  );
}

type GroupProps = { facet: Facet; options: FacetValue[]; labels: Labels; maxVisible: number; onToggle: OnToggle };

function FacetGroup({ facet, options, labels, maxVisible, onToggle }: GroupProps): ReactElement {
  // Index of the first value that “more” revealed.
  const [firstNew, setFirstNew] = useState<number>();
  const listRef = useRef<HTMLUListElement>(null);
  const visible = options.filter((option, at) => firstNew !== undefined || at < maxVisible || option.isSelected);
  useEffect(() => {
    // The button has disappeared, so focus moves to the first new checkbox.
    if (firstNew !== undefined) listRef.current?.querySelectorAll('input')[firstNew]?.focus();
  }, [firstNew]);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-0.5 text-small font-semibold">{labels.facets[facet]}</legend>
      <ul ref={listRef}>
        {visible.map((option) => (
          <FacetOption key={option.value} facet={facet} option={option} labels={labels} onToggle={onToggle} />
        ))}
      </ul>
      {visible.length < options.length && (
        <button
          type="button"
          onClick={() => {
            setFirstNew(options.findIndex((option) => !visible.includes(option)));
          }}
          className="min-h-11 text-small font-semibold text-sea hover:underline wide:min-h-8"
        >
          {formatMessage(labels.facets.more, { count: options.length - visible.length })}
        </button>
      )}
    </fieldset>
  );
}

type Props = {
  counts: FacetCounts;
  selected: SelectedFacets;
  labels: Labels;
  /** Number of values of a facet that are shown before “more”. */
  maxVisible: number;
  onToggle: OnToggle;
  /** Lays the groups out side by side, for use above the results instead of beside them. */
  isCompact?: boolean;
};

/** The facets of a search as groups of checkboxes. A facet without values is omitted. */
export function FacetGroups({
  counts,
  selected,
  labels,
  maxVisible,
  onToggle,
  isCompact = false,
}: Props): ReactElement {
  return (
    <div
      className={
        isCompact ? 'grid grid-cols-2 gap-x-5 gap-y-4 tablet:grid-cols-3 wide:grid-cols-1' : 'flex flex-col gap-4'
      }
    >
      {FACETS.map((facet) => ({ facet, options: getFacetValues(facet, counts, selected) }))
        .filter(({ options }) => options.length > 0)
        .map(({ facet, options }) => (
          <FacetGroup
            key={facet}
            facet={facet}
            options={options}
            labels={labels}
            maxVisible={maxVisible}
            onToggle={onToggle}
          />
        ))}
    </div>
  );
}
