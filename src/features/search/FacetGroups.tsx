import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { FACETS, type SelectedFacets, type Facet } from './facets.ts';
import { getFacetName, getFacetValues, type FacetValue } from './facet-values.ts';
import type { FacetCounts } from './engine/pagefind.ts';
import type { SearchLabels } from './labels.ts';

type Words = Pick<SearchLabels, 'facets' | 'kinds'>;
type OnToggle = (facet: Facet, value: string) => void;

type ChoiceProps = { facet: Facet; choice: FacetValue; labels: Words; onToggle: OnToggle };

function Choice({ facet, choice, labels, onToggle }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <li className="flex items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={choice.chosen}
        onChange={() => {
          onToggle(facet, choice.value);
        }}
        className="size-4.5 shrink-0 accent-sea"
      />
      <label htmlFor={id} className="flex min-h-11 min-w-0 grow items-center py-1 text-small wide:min-h-8">
        <span>
          {choice.listed
            ? getFacetName(facet, choice.value, labels)
            : formatMessage(labels.facets.unlisted, { name: choice.value })}{' '}
          <span className="text-muted tabular-nums">{choice.count}</span>
        </span>
      </label>
    </li>
  );
}

type GroupProps = { facet: Facet; choices: FacetValue[]; labels: Words; room: number; onToggle: OnToggle };

function FacetGroup({ facet, choices, labels, room, onToggle }: GroupProps): ReactElement {
  // The first of those that “more” has brought.
  const [firstNew, setFirstNew] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const shown = choices.filter((choice, at) => firstNew !== undefined || at < room || choice.chosen);
  useEffect(() => {
    // The button went away: the focus goes on.
    if (firstNew !== undefined) list.current?.querySelectorAll('input')[firstNew]?.focus();
  }, [firstNew]);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-0.5 text-small font-semibold">{labels.facets[facet]}</legend>
      <ul ref={list}>
        {shown.map((choice) => (
          <Choice key={choice.value} facet={facet} choice={choice} labels={labels} onToggle={onToggle} />
        ))}
      </ul>
      {shown.length < choices.length && (
        <button
          type="button"
          onClick={() => {
            setFirstNew(choices.findIndex((choice) => !shown.includes(choice)));
          }}
          className="min-h-11 text-small font-semibold text-sea hover:underline wide:min-h-8"
        >
          {formatMessage(labels.facets.more, { count: choices.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}

type Props = {
  counts: FacetCounts;
  chosen: SelectedFacets;
  labels: Words;
  /** How many values of a facet are shown before “more”. */
  room: number;
  onToggle: OnToggle;
  /** Side by side where they stand above results rather than beside them. */
  compact?: boolean;
};

/** The facets of a search as groups of checkboxes; a facet without values is not there. */
export function FacetGroups({ counts, chosen, labels, room, onToggle, compact = false }: Props): ReactElement {
  return (
    <div
      className={
        compact ? 'grid grid-cols-2 gap-x-5 gap-y-4 tablet:grid-cols-3 wide:grid-cols-1' : 'flex flex-col gap-4'
      }
    >
      {FACETS.map((facet) => ({ facet, choices: getFacetValues(facet, counts, chosen) }))
        .filter(({ choices }) => choices.length > 0)
        .map(({ facet, choices }) => (
          <FacetGroup key={facet} facet={facet} choices={choices} labels={labels} room={room} onToggle={onToggle} />
        ))}
    </div>
  );
}
