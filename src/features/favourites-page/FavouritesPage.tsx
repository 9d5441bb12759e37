import { useEffect, type ReactElement } from 'react';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { ResultCard } from '@/features/search/page/ResultCard.tsx';
import type { ResultLabels } from '@/features/search/result-labels.ts';
import { flushPendingWrites } from '@/features/favourites/favourites.ts';
import type { FavouriteLabels } from '@/features/favourites/labels.ts';
import { createEntrySubscription, useFavouriteEntries, type FavouriteEntries } from './use-favourite-entries.ts';

type Props = { labels: Pick<FavouriteLabels, 'seen' | 'empty' | 'failure'>; cards: ResultLabels; browse: string };

const subscribeFavourites = createEntrySubscription(({ favourites }, onChange) => favourites.watch(onChange));
const subscribeRecentlyViewed = createEntrySubscription(({ seen }, onChange) => seen.watch(onChange));

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 tablet:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]';

function Cards({ list, cards }: { list: FavouriteEntries; cards: ResultLabels }): ReactElement {
  return (
    <ul className={GRID}>
      {list.entries?.map((summary) => (
        <li key={summary.url}>
          <ResultCard summary={summary} words={[]} labels={cards} heading="h2" />
        </li>
      ))}
    </ul>
  );
}

function FavouritesPageInside({ labels, cards, browse }: Props): ReactElement {
  const favourites = useFavouriteEntries(subscribeFavourites);
  const recentlyViewed = useFavouriteEntries(subscribeRecentlyViewed);
  useEffect(flushPendingWrites, []);
  return (
    <>
      {(favourites.failed || recentlyViewed.failed) && (
        <Alert
          role="alert"
          className="mb-5"
          actions={
            <button
              type="button"
              onClick={() => {
                favourites.retry();
                recentlyViewed.retry();
              }}
              className={buttonClass('secondary')}
            >
              {labels.failure.retry}
            </button>
          }
        >
          {labels.failure.text}
        </Alert>
      )}
      <div aria-busy={favourites.entries === undefined && !favourites.failed} className="min-h-40">
        {favourites.entries?.length === 0 && (
          <div className={EMPTY_STATE_CLASS}>
            <div>
              <h2>{labels.empty.title}</h2>
              <p>{labels.empty.text}</p>
              <a href={browse} className={buttonClass('primary', 'mt-4')}>
                {labels.empty.action}
              </a>
            </div>
          </div>
        )}
        <Cards list={favourites} cards={cards} />
      </div>
      {recentlyViewed.entries !== undefined && recentlyViewed.entries.length > 0 && (
        <section aria-labelledby="seen" className="mt-12">
          <h2 id="seen" className="mb-4 text-title">
            {labels.seen}
          </h2>
          <Cards list={recentlyViewed} cards={cards} />
        </section>
      )}
    </>
  );
}

/** The visitor's favourites and recently viewed entries. */
export const FavouritesPage = withBoundary(FavouritesPageInside);
