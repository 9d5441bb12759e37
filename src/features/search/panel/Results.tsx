import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { PanelResults } from './panel-results.ts';
import type { SearchLabels } from '../labels.ts';
import { ResultRow } from './ResultRow.tsx';
import { useAfterFirstPaint } from './use-after-first-paint.ts';

type Groups = PanelResults['groups'];

type Props = {
  listId: string;
  label: string;
  results: PanelResults;
  labels: SearchLabels;
  active: string | undefined;
  /** The option that was active is not among these results. */
  onActiveGone: () => void;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
  /** Below the list. */
  children: ReactNode;
};

/** What stands there at once after the first key: the rest follows when the page has drawn these. */
const first = ([group]: Groups): Groups => (group ? [{ ...group, rows: group.rows.slice(0, 1) }] : []);

/** Results by kind, as groups of one list box. */
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
  const all = useDeferredValue(results.groups);
  const painted = useAfterFirstPaint();
  const groups = painted ? all : first(all);
  // Results that come late may take the place of those that an arrow key was pressed in.
  useLayoutEffect(() => {
    if (active !== undefined && !document.getElementById(active)) onActiveGone();
  }, [groups, active, onActiveGone]);
  return (
    <>
      <div id={listId} role="listbox" aria-label={label}>
        {groups.map(({ kind, rows }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mt-4 first:mt-0">
            <p id={`${id}-${kind}`} role="presentation" className="pb-1 text-small text-muted">
              {labels.kinds[kind]}
            </p>
            {rows.map((shown) => {
              const option = `${id}-${shown.url}`;
              return (
                <ResultRow
                  key={shown.url}
                  id={option}
                  shown={shown}
                  words={results.found.words}
                  labels={labels.results}
                  active={active === option}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {painted && children}
    </>
  );
}
