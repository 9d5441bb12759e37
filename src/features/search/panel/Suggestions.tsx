import { History } from '@/ui/icons/icons.ts';
import { memo, useId, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { BestSellingRow } from './BestSellingRow.tsx';
import type { PanelData } from '../panel-data.ts';
import { useRecentSearches } from './use-recent-searches.ts';

type Props = {
  listId: string;
  data: PanelData;
  active: string | undefined;
  onSearch: (text: string) => void;
  /** Called when the last recent search is removed. */
  onEmpty: () => void;
};

/** Grid of the options and of the overlay with the remove buttons, which may not be inside a list box. */
const GRID = 'grid gap-x-8 gap-y-5 tablet:grid-cols-2';
const HEADING = 'flex min-h-11 items-center text-small text-muted';

/** Recent searches, best-selling entries and categories, shown until the visitor types. Memoized, so that the first key does not render it again. */
export const Suggestions = memo(function Suggestions({ listId, data, active, onSearch, onEmpty }: Props): ReactElement {
  const { labels, best, seed, categories } = data;
  const { searches, remove, clear, error } = useRecentSearches(seed, labels.recent.failed);
  const id = useId();
  return (
    <div className="relative">
      <div id={listId} role="listbox" aria-label={labels.label} className={GRID}>
        {searches.length > 0 && (
          <div role="group" aria-labelledby={`${id}-recent`}>
            <p id={`${id}-recent`} role="presentation" className={HEADING}>
              {labels.recent.heading}
            </p>
            {searches.map((search, index) => (
              <div
                key={search}
                id={`${id}-recent-${index}`}
                role="option"
                aria-selected={active === `${id}-recent-${index}`}
                tabIndex={-1}
                onClick={() => {
                  onSearch(search);
                }}
                className="flex h-11 cursor-pointer items-center gap-3 rounded-field ps-2 pe-13 hover:bg-sunken aria-selected:bg-sea-soft"
              >
                <Icon icon={History} size={18} className="text-muted" />
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
              isActive={active === `${id}-${entry.url}`}
            />
          ))}
        </div>
        <div role="group" aria-labelledby={`${id}-categories`} className="min-w-0 tablet:col-span-2">
          <p id={`${id}-categories`} role="presentation" className={HEADING}>
            {labels.categories}
          </p>
          <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0">
            {categories.map(({ url, title }) => (
              <a
                key={url}
                id={`${id}-chip-${url}`}
                role="option"
                aria-selected={active === `${id}-chip-${url}`}
                tabIndex={-1}
                href={url}
                className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-4 text-small hover:bg-sunken aria-selected:border-sea aria-selected:bg-sea-soft"
              >
                {title}
              </a>
            ))}
          </div>
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
                  // Move focus before the button is removed.
                  if (searches.length > 1) ((next ?? before) as HTMLElement).focus();
                  else onEmpty();
                  remove(search);
                }}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-text"
              >
                <Icon icon="x" size={16} />
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="alert" className="text-small text-clay empty:hidden">
        {error}
      </p>
    </div>
  );
});
