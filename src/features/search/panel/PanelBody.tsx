import { ArrowRight, History } from 'lucide';
import type { MouseEvent, ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
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

/** How many recent searches stand below results. */
const CHIPS = 2;

/** Suggestions until something is asked, then results, or what to do when there are none. */
export function PanelBody({ listId, data, results: { answer }, search }: Props): ReactElement {
  const { labels } = data;
  const { searches } = useRecents(data.seed);
  if (!search.asks || !answer) {
    return (
      <>
        {search.asks && <p className="flex min-h-11 items-center text-muted">{labels.results.loading}</p>}
        <Suggestions
          listId={listId}
          data={data}
          active={search.active}
          onSearch={search.searchFor}
          onEmpty={search.toBox}
        />
      </>
    );
  }
  const { found, groups } = answer;
  const typed = search.text.trim();
  const used = found.changed && found.words.length > 0;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigateAfter(event, event.currentTarget.href, addRecentSearch(used ? found.words.join(' ') : typed));
  };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center pe-14 text-small text-muted">
        {used ? (
          <SpellingNotice typed={typed} used={found.words} labels={labels.results} onLiteral={search.takeLiterally} />
        ) : (
          formatCount(found.hits.length, labels.results)
        )}
      </div>
      <StaleIndexNotice />
      {groups.length === 0 ? (
        <NoResults
          typed={typed}
          labels={labels.nothing}
          categories={data.categories}
          {...(countSelected(search.chosen) > 0 && { clear: { label: labels.facets.clear, onClear: search.clear } })}
        />
      ) : (
        <Results
          listId={listId}
          label={labels.label}
          results={answer}
          labels={labels}
          active={search.active}
          onActiveGone={search.leaveOptions}
          onChoose={follow}
        >
          <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
            {searches.slice(0, CHIPS).map((text) => (
              <button
                key={text}
                type="button"
                onClick={() => {
                  search.searchFor(text);
                }}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3 text-fine text-muted hover:text-text wide:min-h-8"
              >
                <Icon node={History} size={14} />
                <span className="truncate">{text}</span>
              </button>
            ))}
            <a
              href={getResultsPath({ text: typed, literal: search.literal, chosen: search.chosen })}
              onClick={follow}
              className="ms-auto inline-flex min-h-11 items-center gap-2 px-2 text-small font-semibold text-sea hover:underline"
            >
              {found.hits.length === 1
                ? labels.results.one
                : formatMessage(labels.results.all, { count: found.hits.length })}
              <Icon node={ArrowRight} size={17} className="rtl:-scale-x-100" />
            </a>
          </div>
        </Results>
      )}
    </>
  );
}
