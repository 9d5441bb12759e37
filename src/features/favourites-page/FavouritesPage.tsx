import { useRef, type ReactElement } from 'react';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { ResultCard } from '@/features/search/page/ResultCard.tsx';
import type { ResultLabels } from '@/features/search/result-labels.ts';
import { flushPendingWrites } from '@/features/favourites/favourites.ts';
import type { FavouriteLabels } from '@/features/favourites/labels.ts';
import { getPendingWrites } from '@/features/favourites/pending-writes.ts';
import { openStorage } from '@/storage/open.ts';
import { createEntrySubscription, useFavouriteEntries, type FavouriteEntries } from './use-favourite-entries.ts';

type Props = { labels: Pick<FavouriteLabels, 'seen' | 'empty' | 'failure'>; cards: ResultLabels; browse: string };

const subscribeFavourites = createEntrySubscription(
  // First the favourites of the page before: without them, the list would seem to be empty.
  () => flushPendingWrites().then(openStorage),
  ({ favourites }, onChange) =>
    favourites.watch((list) => {
      // What cannot be stored stays pending, and the hearts show it.
      const pending = getPendingWrites();
      const added = [...pending].filter(([, isMarked]) => isMarked).map(([id]) => ({ id }));
      onChange([...added.toReversed(), ...list.filter(({ id }) => !pending.has(id))]);
    }),
);
const subscribeRecentlyViewed = createEntrySubscription(openStorage, ({ recentlyViewed }, onChange) =>
  recentlyViewed.watch(onChange),
);

/** The largest number of entries in each of two lists that are shown beside each other. */
const MAX_SHORT = 2;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7';

type CardsProps = { list: FavouriteEntries; cards: ResultLabels; isShort: boolean };

function Cards({ list, cards, isShort }: CardsProps): ReactElement {
  return (
    <ul className={`${GRID} ${isShort ? '' : 'tablet:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'}`}>
      {list.entries?.map((summary) => (
        <li key={summary.url}>
          <ResultCard summary={summary} words={[]} labels={cards} heading="h2" />
        </li>
      ))}
    </ul>
  );
}

function FavouritesPageIsland({ labels, cards, browse }: Props): ReactElement {
  const favourites = useFavouriteEntries(subscribeFavourites);
  const recentlyViewed = useFavouriteEntries(subscribeRecentlyViewed);
  const listRef = useRef<HTMLDivElement>(null);
  const seen = recentlyViewed.entries ?? [];
  // The layout depends on both lists, so the first one waits for the second.
  const isLoaded =
    favourites.entries !== undefined && (recentlyViewed.entries !== undefined || recentlyViewed.hasFailed);
  const lengths = [favourites.entries?.length ?? 0, seen.length];
  const areShort = lengths.every((length) => length > 0 && length <= MAX_SHORT);
  return (
    <>
      {(favourites.hasFailed || recentlyViewed.hasFailed) && (
        <Alert
          role="alert"
          className="mb-5"
          actions={
            <button
              type="button"
              onClick={() => {
                // The button disappears.
                listRef.current?.focus();
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
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 ${areShort ? 'items-start medium:grid-cols-2' : ''}`}
      >
        <div
          ref={listRef}
          tabIndex={-1}
          aria-busy={!isLoaded && !favourites.hasFailed}
          className="min-h-40 focus:outline-none"
        >
          {favourites.entries?.length === 0 && !favourites.hasFailed && (
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
          {isLoaded && <Cards list={favourites} cards={cards} isShort={areShort} />}
        </div>
        {(isLoaded || favourites.hasFailed) && seen.length > 0 && (
          <section
            aria-labelledby="seen"
            className={
              areShort ? 'medium:rounded-panel medium:border medium:border-line medium:bg-surface medium:p-5' : ''
            }
          >
            <h2 id="seen" className="mb-4 text-title">
              {labels.seen}
            </h2>
            <Cards list={recentlyViewed} cards={cards} isShort={areShort} />
          </section>
        )}
      </div>
    </>
  );
}

/** The visitor's favourites and recently viewed entries. */
export const FavouritesPage = withBoundary(FavouritesPageIsland);
