import { History } from '@/ui/icons/icons.ts';
import { memo, type MouseEvent, type ReactElement } from 'react';
import { formatPlural } from '@/lib/plurals.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SpellingNotice } from '../SpellingNotice.tsx';
import { formatCount } from '../format-count.ts';
import { countSelected } from '../facets.ts';
import { OfflineNotice } from '../OfflineNotice.tsx';
import { StaleIndexNotice } from '../StaleIndexNotice.tsx';
import { NoResults } from '../NoResults.tsx';
import type { PanelData } from '../panel-data.ts';
import { addRecentSearch } from '../recent-searches.ts';
import { DelayedText } from './DelayedText.tsx';
import { Results } from './Results.tsx';
import { getResultsPath } from '../state.ts';
import { Suggestions } from './Suggestions.tsx';
import type { SearchResults } from '../query/results.ts';
import type { PanelActions } from './use-panel-search.ts';
import { useRecentSearches } from './use-recent-searches.ts';

type Props = {
  listId: string;
  data: PanelData;
  /** Undefined while the first results load. */
  results: SearchResults | undefined;
  /** Whether a text is typed or a facet is selected. */
  hasQuery: boolean;
  active: string | undefined;
  actions: PanelActions;
};

/** Number of recent searches below the results. */
const MAX_RECENT = 2;

/** Suggestions until there is a query, then results, or advice when there are none. Memoized, so that a key does not render it. */
export const PanelBody = memo(function PanelBody({
  listId,
  data,
  results,
  hasQuery,
  active,
  actions,
}: Props): ReactElement {
  const { labels } = data;
  const { searches } = useRecentSearches(data.seed, labels.recent.failed);
  if (!hasQuery || !results) {
    return (
      <>
        {hasQuery && <DelayedText>{labels.results.loading}</DelayedText>}
        <Suggestions
          listId={listId}
          data={data}
          active={active}
          onSearch={actions.searchFor}
          onEmpty={actions.focusInput}
        />
      </>
    );
  }
  const { state, response } = results;
  const { groups, count } = response;
  const typed = state.text.trim();
  const isCorrected = response.isCorrected && response.words.length > 0;
  const saveAndFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigateAfter(event, event.currentTarget.href, addRecentSearch(isCorrected ? response.words.join(' ') : typed));
  };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center pe-14 text-small text-muted">
        {isCorrected ? (
          <SpellingNotice
            typed={typed}
            corrected={response.words}
            labels={labels.results}
            onLiteral={actions.searchLiterally}
          />
        ) : (
          formatCount(count, labels.results)
        )}
      </div>
      <OfflineNotice text={labels.results.offline} />
      <StaleIndexNotice />
      {groups.length === 0 ? (
        <NoResults
          typed={typed}
          labels={labels.noResults}
          categories={data.categories}
          {...(countSelected(state.selected) > 0 && { clear: { label: labels.facets.clear, onClear: actions.clear } })}
        />
      ) : (
        <Results
          listId={listId}
          label={labels.label}
          results={results}
          labels={labels}
          active={active}
          onActiveGone={actions.clearActive}
          onChoose={saveAndFollow}
        >
          <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
            {searches.slice(0, MAX_RECENT).map((text) => (
              <button
                key={text}
                type="button"
                onClick={() => {
                  actions.searchFor(text);
                }}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3 text-fine text-muted hover:text-text wide:min-h-8"
              >
                <Icon icon={History} size={14} />
                <span className="truncate">{text}</span>
              </button>
            ))}
            <a
              href={getResultsPath(state)}
              onClick={saveAndFollow}
              className="ms-auto inline-flex min-h-11 items-center gap-2 px-2 text-small font-semibold text-sea hover:underline"
            >
              {formatPlural(labels.results.all, count)}
              <Icon icon="arrow-right" size={17} className="rtl:-scale-x-100" />
            </a>
          </div>
        </Results>
      )}
    </>
  );
});
