import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { waitAtMost } from '@/storage/navigation.ts';
import { buttonClass } from '@/ui/button.ts';
import type { ShowMoreLabels } from '@/ui/show-more/show-more-labels.ts';
import { SpellingNotice } from '../SpellingNotice.tsx';
import { formatCount } from '../format-count.ts';
import { countSelected, NO_FACETS, toggleFacet, type Facet } from '../facets.ts';
import { LoadError, type LoadErrorLabels } from '../LoadError.tsx';
import { OfflineNotice } from '../OfflineNotice.tsx';
import { StaleIndexNotice } from '../StaleIndexNotice.tsx';
import { NoResults, type CategoryLink } from '../NoResults.tsx';
import { addRecentSearch } from '../recent-searches.ts';
import { EMPTY_STATE, parseState, type SearchState } from '../state.ts';
import { useAsyncQuery } from '../query/use-async-query.ts';
import type { SearchLabels } from '../labels.ts';
import type { ResultLabels } from '../result-labels.ts';
import { navigate, getQueryString, subscribe } from './url.ts';
import { takePageResults } from './page-results.ts';
import { PRODUCT_GRID_CLASS } from './grid.ts';
import { FacetChips } from './FacetChips.tsx';
import { FacetSheet, PageFacets } from './PageFacets.tsx';
import { ResultGroups } from './ResultGroups.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useSyncSearchBox } from './use-sync-search-box.ts';

type Props = {
  labels: ResultLabels;
  screen: SearchLabels['screen'];
  more: ShowMoreLabels;
  failure: LoadErrorLabels;
  categories: readonly CategoryLink[];
};

/** Placeholders in the size of the cards, shown while results load. */
const Placeholders = (): ReactElement => (
  <ul aria-hidden="true" className={PRODUCT_GRID_CLASS}>
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index} className="aspect-square rounded-card bg-sunken" />
    ))}
  </ul>
);

/** Returns whether the visitor came here by a new search on this site, not by an external link, a reload or Back. */
function isNewSearch(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

function SearchPageIsland({ labels, screen, more, failure, categories }: Props): ReactElement {
  const queryString = useSyncExternalStore(subscribe, getQueryString, () => undefined);
  const state = queryString === undefined ? EMPTY_STATE : parseState(queryString);
  const results = useAsyncQuery(queryString, (signal) => takePageResults(queryString ?? '', signal));
  const [firstNew, setFirstNew] = useState<number>();
  const listRef = useRef<HTMLUListElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const retryRef = useRef<HTMLButtonElement>(null);
  const hasRetried = useRef(false);
  const { result, hasFailed } = results;
  const title = state.text ? formatMessage(screen.found, { words: state.text }) : screen.title;

  useSyncSearchBox(state.text);
  useEffect(() => {
    // If the form was submitted before the search box hydrated, the search is not saved yet.
    if (isNewSearch()) waitAtMost(addRecentSearch(parseState(getQueryString()).text));
  }, []);
  useEffect(() => {
    if (queryString !== undefined) document.title = document.title.replace(/^.*(?= · )/, () => title);
  }, [queryString, title]);
  useEffect(() => {
    if (firstNew !== undefined) listRef.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [result, firstNew]);
  // The button that was pressed disappears, and is there again when the next attempt fails too.
  useEffect(() => {
    if (hasRetried.current && document.activeElement === document.body)
      (hasFailed ? retryRef : statusRef).current?.focus();
  }, [hasFailed]);

  const isWide = useIsWide();
  // Pages continue the list of the only group; several groups link to a list each.
  const groups = result?.response.groups;
  const only = groups?.length === 1 ? groups[0] : undefined;
  const navigateTo = (changed: Partial<SearchState>) => {
    setFirstNew(undefined);
    navigate({ ...state, pages: 1, ...changed });
  };
  const loadMore = () => {
    setFirstNew(only?.cards.length);
    navigate({ ...state, pages: state.pages + 1 }, { replace: true });
  };
  const count = result?.response.count ?? 0;
  const visibleCount = only?.cards.length ?? count;
  const status = !result
    ? labels.results.loading
    : visibleCount < count
      ? formatMessage(more.shown, { shown: visibleCount, count })
      : formatCount(count, labels.results);
  const facets = {
    counts: result?.response.counts ?? {},
    selected: state.selected,
    labels,
    onToggle: (facet: Facet, value: string) => {
      navigateTo({ selected: toggleFacet(state.selected, facet, value) });
    },
  };
  const corrected =
    result?.response.isCorrected && result.response.words.length > 0 ? result.response.words : undefined;

  // One element: the page shows the note of a failed load above it by reversing the two.
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-hero break-words">{title}</h1>
        {!hasFailed && (
          <Toolbar state={state} status={status} statusRef={statusRef} screen={screen} onState={navigateTo}>
            {isWide !== true && (
              <FacetSheet
                {...facets}
                count={count}
                onClear={() => {
                  navigateTo({ selected: NO_FACETS });
                }}
              />
            )}
          </Toolbar>
        )}
      </div>
      {corrected && result && (
        <SpellingNotice
          typed={result.state.text}
          corrected={corrected}
          labels={labels.results}
          onLiteral={() => {
            statusRef.current?.focus();
            navigateTo({ literal: true });
          }}
        />
      )}
      <OfflineNotice text={labels.results.offline} />
      <StaleIndexNotice />
      {hasFailed ? (
        <LoadError
          labels={failure}
          retryRef={retryRef}
          onRetry={() => {
            hasRetried.current = true;
            results.retry();
          }}
        />
      ) : (
        // Hidden without scripting, because none of it would work.
        <div className="mt-6 hidden wide:grid-cols-[13rem_minmax(0,1fr)] wide:gap-9 scripting:max-wide:block scripting:wide:grid">
          {isWide !== false && <PageFacets {...facets} />}
          <div className="min-w-0">
            <FacetChips
              selected={state.selected}
              statusRef={statusRef}
              labels={labels}
              onSelect={(selected) => {
                navigateTo({ selected });
              }}
            />
            <div data-ads={result?.response.words.join()} />
            {!result && <Placeholders />}
            {result && count === 0 && (
              <NoResults
                typed={result.state.text}
                labels={labels.noResults}
                categories={categories}
                {...(countSelected(state.selected) > 0 && {
                  clear: {
                    label: labels.facets.clear,
                    onClear: () => {
                      statusRef.current?.focus();
                      navigateTo({ selected: NO_FACETS });
                    },
                  },
                })}
              />
            )}
            {result && <ResultGroups results={result} labels={labels} listRef={listRef} />}
            {visibleCount < count && (
              <button type="button" onClick={loadMore} className={buttonClass('secondary', 'mt-8')}>
                {more.more}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The results page. Its URL holds all of its state, so that Back, Forward and shared links work. */
export const SearchPage = withBoundary(SearchPageIsland);
