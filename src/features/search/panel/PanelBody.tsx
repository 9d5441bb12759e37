import { ArrowRight, History } from '@/ui/icons/icons.ts';
import type { MouseEvent, ReactElement } from 'react';
import { formatPlural } from '@/lib/plurals.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SpellingNotice } from '../SpellingNotice.tsx';
import { formatCount } from '../format-count.ts';
import { countSelected } from '../facets.ts';
import { StaleIndexNotice } from '../StaleIndexNotice.tsx';
import { NoResults } from '../NoResults.tsx';
import type { PanelData } from '../panel-data.ts';
import type { PanelResults } from './panel-results.ts';
import { addRecentSearch } from '../recent-searches.ts';
import { Results } from './Results.tsx';
import { getResultsPath } from '../state.ts';
import { Suggestions } from './Suggestions.tsx';
import type { QueryState } from '../use-async-query.ts';
import type { PanelSearch } from './use-panel-search.ts';
import { useRecents } from './use-recents.ts';

type Props = { listId: string; data: PanelData; results: QueryState<PanelResults>; search: PanelSearch };

/** Number of recent searches below the results. */
const MAX_RECENT = 2;

/** Suggestions until there is a query, then results, or advice when there are none. */
export function PanelBody({ listId, data, results: { result }, search }: Props): ReactElement {
  const { labels } = data;
  const { searches } = useRecents(data.seed);
  if (!search.hasQuery || !result) {
    return (
      <>
        {search.hasQuery && <p className="flex min-h-11 items-center text-muted">{labels.results.loading}</p>}
        <Suggestions
          listId={listId}
          data={data}
          active={search.active}
          onSearch={search.searchFor}
          onEmpty={search.focusInput}
        />
      </>
    );
  }
  const { response, groups, count } = result;
  const typed = search.text.trim();
  const corrected = response.changed && response.words.length > 0;
  const saveAndFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigateAfter(event, event.currentTarget.href, addRecentSearch(corrected ? response.words.join(' ') : typed));
  };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center pe-14 text-small text-muted">
        {corrected ? (
          <SpellingNotice
            typed={typed}
            corrected={response.words}
            labels={labels.results}
            onLiteral={search.searchLiterally}
          />
        ) : (
          formatCount(count, labels.results)
        )}
      </div>
      <StaleIndexNotice />
      {groups.length === 0 ? (
        <NoResults
          typed={typed}
          labels={labels.noResults}
          categories={data.categories}
          {...(countSelected(search.selected) > 0 && { clear: { label: labels.facets.clear, onClear: search.clear } })}
        />
      ) : (
        <Results
          listId={listId}
          label={labels.label}
          results={result}
          labels={labels}
          active={search.active}
          onActiveGone={search.clearActive}
          onChoose={saveAndFollow}
        >
          <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
            {searches.slice(0, MAX_RECENT).map((text) => (
              <button
                key={text}
                type="button"
                onClick={() => {
                  search.searchFor(text);
                }}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3 text-fine text-muted hover:text-text wide:min-h-8"
              >
                <Icon icon={History} size={14} />
                <span className="truncate">{text}</span>
              </button>
            ))}
            <a
              href={getResultsPath({ text: typed, literal: search.literal, selected: search.selected })}
              onClick={saveAndFollow}
              className="ms-auto inline-flex min-h-11 items-center gap-2 px-2 text-small font-semibold text-sea hover:underline"
            >
              {formatPlural(labels.results.all, count)}
              <Icon icon={ArrowRight} size={17} className="rtl:-scale-x-100" />
            </a>
          </div>
        </Results>
      )}
    </>
  );
}
