import { History, X } from 'lucide';
import { memo, useId, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { BestSellingRow } from './BestSellingRow.tsx';
import type { PanelData } from '../panel-data.ts';
import { useRecents } from './use-recents.ts';

type Props = {
  listId: string;
  data: PanelData;
  active: string | undefined;
  onSearch: (text: string) => void;
  /** No recent search is left to be forgotten. */
  onEmpty: () => void;
};

/** A list box holds options only, so what forgets a search lies over its rows: both have the same grid. */
const GRID = 'grid gap-x-8 gap-y-5 tablet:grid-cols-2';
const HEADING = 'flex min-h-11 items-center text-small text-muted';

/** What the panel offers before anything is typed: recent searches and best selling. The first key must not draw it anew. */
export const Suggestions = memo(function Suggestions({ listId, data, active, onSearch, onEmpty }: Props): ReactElement {
  const { labels, best, seed } = data;
  const { searches, forget, clear, refused } = useRecents(seed);
  const id = useId();
  return (
    <div className="relative">
      <div id={listId} role="listbox" aria-label={labels.label} className={GRID}>
        {searches.length > 0 && (
          <div role="group" aria-labelledby={`${id}-recent`}>
            <p id={`${id}-recent`} role="presentation" className={HEADING}>
              {labels.recent.heading}
            </p>
            {searches.map((search, at) => (
              <div
                key={search}
                id={`${id}-recent-${at}`}
                role="option"
                aria-selected={active === `${id}-recent-${at}`}
                tabIndex={-1}
                onClick={() => {
                  onSearch(search);
                }}
                className="flex h-11 cursor-pointer items-center gap-3 rounded-field ps-2 pe-13 hover:bg-sunken aria-selected:bg-sea-soft"
              >
                <Icon node={History} size={18} className="text-muted" />
                <span className="truncate">{search}</span>
              </div>
            ))}
          </div>
        )}
        <div role="group" aria-labelledby={`${id}-best`}>
          <p id={`${id}-best`} role="presentation" className={HEADING}>
            {labels.best}
          </p>
          {best.map((entry) => (
            <BestSellingRow
              key={entry.url}
              id={`${id}-${entry.url}`}
              entry={entry}
              active={active === `${id}-${entry.url}`}
            />
          ))}
        </div>
      </div>
      {searches.length > 0 && (
        <div className={`pointer-events-none absolute inset-x-0 top-0 ${GRID}`}>
          <div className="flex flex-col items-end *:pointer-events-auto">
            <button
              type="button"
              onClick={() => {
                onEmpty();
                clear();
              }}
              className="min-h-11 px-2 text-small font-semibold text-sea hover:underline max-tablet:me-13"
            >
              {labels.recent.clear}
            </button>
            {searches.map((search) => (
              <button
                key={search}
                type="button"
                aria-label={formatMessage(labels.recent.forget, { search })}
                onClick={({ currentTarget: { nextElementSibling: next, previousElementSibling: before } }) => {
                  // The focus goes on before the button goes away.
                  if (searches.length > 1) ((next ?? before) as HTMLElement).focus();
                  else onEmpty();
                  forget(search);
                }}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-text"
              >
                <Icon node={X} size={16} />
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="alert" className="text-small text-clay empty:hidden">
        {refused && labels.recent.failed}
      </p>
    </div>
  );
});
