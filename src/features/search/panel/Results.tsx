import { useId, useLayoutEffect, type MouseEventHandler, type ReactElement, type ReactNode } from 'react';
import type { ResultLabels } from '../result-labels.ts';
import type { SearchResults } from '../query/results.ts';
import { ResultRow } from './ResultRow.tsx';
import { useAfterFirstPaint } from './use-after-first-paint.ts';

type Groups = SearchResults['response']['groups'];

type Props = {
  listId: string;
  label: string;
  results: SearchResults;
  labels: ResultLabels;
  active: string | undefined;
  /** Called when the active option is not among these results. */
  onActiveGone: () => void;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
  /** Content below the list. */
  children: ReactNode;
};

/** Reduces the groups to the first result, which is painted immediately after the first key; the rest follows. */
const takeFirstRow = ([group]: Groups): Groups => (group ? [{ ...group, cards: group.cards.slice(0, 1) }] : []);

/** Results by type, as groups of one list box. */
export function Results({
  listId,
  label,
  results,
  labels,
  active,
  onActiveGone,
  onChoose,
  children,
}: Props): ReactElement {
  const id = useId();
  const isPainted = useAfterFirstPaint();
  const groups = isPainted ? results.response.groups : takeFirstRow(results.response.groups);
  // Late results may replace the option that was selected with an arrow key.
  useLayoutEffect(() => {
    if (active !== undefined && !document.getElementById(active)) onActiveGone();
  }, [groups, active, onActiveGone]);
  return (
    <>
      <div id={listId} role="listbox" aria-label={label}>
        {groups.map(({ kind, cards }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mt-4 first:mt-0">
            <p id={`${id}-${kind}`} role="presentation" className="pb-1 text-small text-muted">
              {labels.kinds[kind]}
            </p>
            {cards.map((summary) => {
              const option = `${id}-${summary.url}`;
              return (
                <ResultRow
                  key={summary.url}
                  id={option}
                  summary={summary}
                  words={results.response.words}
                  labels={labels.results}
                  isActive={active === option}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {isPainted && children}
    </>
  );
}
