import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { waitAtMost } from '@/storage/navigation.ts';
import { buttonClass } from '@/ui/button.ts';
import { SpellingNotice } from '../SpellingNotice.tsx';
import { formatCount } from '../format-count.ts';
import { countSelected, NO_FACETS, toggleFacet } from '../facets.ts';
import { LoadError, type LoadErrorLabels } from '../LoadError.tsx';
import { StaleIndexNotice } from '../StaleIndexNotice.tsx';
import { NoResults, type CategoryLink } from '../NoResults.tsx';
import { addRecentSearch } from '../recent-searches.ts';
import { loadEngine } from '../engine/loader.ts';
import { EMPTY_STATE, parseState, type SearchState } from '../state.ts';
import { useAsyncQuery } from '../use-async-query.ts';
import type { SearchPageLabels, SearchLabels } from '../labels.ts';
import { navigate, getQueryString, subscribe } from './url.ts';
import { loadPageResults } from './page-results.ts';
import { PageFacets } from './PageFacets.tsx';
import { ResultCard } from './ResultCard.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useSyncSearchBox } from './use-sync-search-box.ts';

type Props = {
  labels: SearchLabels;
  screen: SearchPageLabels;
  failure: LoadErrorLabels;
  categories: readonly CategoryLink[];
};

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 tablet:grid-cols-3';

/** Where cards will stand, in their size. */
const Placeholders = (): ReactElement => (
  <ul aria-hidden="true" className={GRID}>
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at} className="aspect-square rounded-card bg-sunken" />
    ))}
  </ul>
);

/** Whether somebody has just searched on this site, rather than following a link from elsewhere, reloading or going back. */
function isNewSearch(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}

function SearchPageInside({ labels, screen, failure, categories }: Props): ReactElement {
  const address = useSyncExternalStore(subscribe, getQueryString, () => undefined);
  const state = address === undefined ? EMPTY_STATE : parseState(address);
  const results = useAsyncQuery(address, async () => loadPageResults(await loadEngine(), state));
  const [firstNew, setFirstNew] = useState<number>();
  const newCard = useRef<HTMLAnchorElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const { answer } = results;
  const title = state.text ? formatMessage(screen.found, { words: state.text }) : screen.title;

  useSyncSearchBox(state.text);
  useEffect(() => {
    // Enter may have been faster than the script of the box, which remembers.
    if (isNewSearch()) waitAtMost(addRecentSearch(parseState(getQueryString()).text));
  }, []);
  useEffect(() => {
    if (address !== undefined) document.title = document.title.replace(/^.*(?= · )/, () => title);
  }, [address, title]);
  useEffect(() => {
    if (firstNew !== undefined && firstNew < (answer?.cards.length ?? 0)) newCard.current?.focus();
  }, [answer, firstNew]);

  const show = (next: SearchState) => {
    setFirstNew(undefined);
    navigate(next);
  };
  const more = () => {
    setFirstNew(answer?.cards.length);
    navigate({ ...state, pages: state.pages + 1 }, { replace: true });
  };
  const count = answer?.found.hits.length ?? 0;
  const shown = answer?.cards.length ?? 0;
  const status = !answer
    ? labels.results.loading
    : shown < count
      ? formatMessage(screen.shown, { shown, count })
      : formatCount(count, labels.results);
  const used = answer?.found.changed && answer.found.words.length > 0 ? answer.found.words : undefined;

  return (
    <>
      <h1 className="mb-1 text-hero break-words">{title}</h1>
      {used && answer && (
        <SpellingNotice
          typed={answer.state.text}
          used={used}
          labels={labels.results}
          onLiteral={() => {
            statusLine.current?.focus();
            show({ ...state, literal: true, pages: 1 });
          }}
        />
      )}
      <StaleIndexNotice />
      {results.failed ? (
        <LoadError labels={failure} onRetry={results.retry} />
      ) : (
        // Without a script nothing of it would ever come to life.
        <div className="mt-6 hidden wide:grid-cols-[13rem_minmax(0,1fr)] wide:gap-9 scripting:max-wide:block scripting:wide:grid">
          <PageFacets
            counts={answer?.found.counts ?? {}}
            chosen={state.chosen}
            labels={labels}
            onToggle={(facet, value) => {
              show({ ...state, chosen: toggleFacet(state.chosen, facet, value), pages: 1 });
            }}
          />
          <div className="min-w-0">
            <Toolbar
              state={state}
              status={status}
              statusRef={statusLine}
              labels={labels}
              screen={screen}
              onState={show}
            />
            {!answer && <Placeholders />}
            {answer && count === 0 && (
              <NoResults
                typed={answer.state.text}
                labels={labels.nothing}
                categories={categories}
                {...(countSelected(state.chosen) > 0 && {
                  clear: {
                    label: labels.facets.clear,
                    onClear: () => {
                      statusLine.current?.focus();
                      show({ ...state, chosen: NO_FACETS, pages: 1 });
                    },
                  },
                })}
              />
            )}
            <ul className={GRID}>
              {answer?.cards.map((card, at) => (
                <li key={card.url}>
                  <ResultCard
                    shown={card}
                    searched={answer.found.words}
                    labels={labels}
                    link={at === firstNew ? newCard : undefined}
                  />
                </li>
              ))}
            </ul>
            {shown < count && (
              <button type="button" onClick={more} className={buttonClass('secondary', 'mx-auto mt-8 flex min-w-40')}>
                {screen.more}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The page of results. Its address is all of its state, so that Back, Forward and shared links work. */
export const SearchPage = withBoundary(SearchPageInside);
