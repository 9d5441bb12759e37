import { useEffect, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { buttonClass } from '@/ui/button.ts';
import { ResultCard } from '@/features/search/page/ResultCard.tsx';
import type { SearchLabels } from '@/features/search/labels.ts';
import { flushPendingWrites } from '@/features/favourites/favourites.ts';
import { useFavouriteEntries, type FavouriteEntries, type Subscribe } from './use-favourite-entries.ts';

export type FavouriteLabels = {
  seen: string;
  empty: { title: string; text: string; action: string };
  failure: { text: string; retry: string };
};

type Props = { labels: FavouriteLabels; cards: SearchLabels; browse: string };

const hearts: Subscribe = (device, changed) => device.favourites.watch(changed);
const looked: Subscribe = (device, changed) => device.seen.watch(changed);

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-7';

function Cards({ list, cards }: { list: FavouriteEntries; cards: SearchLabels }): ReactElement {
  return (
    <ul className={GRID}>
      {list.entries?.map((shown) => (
        <li key={shown.url}>
          <ResultCard summary={shown} words={[]} labels={cards} />
        </li>
      ))}
    </ul>
  );
}

function FavouritesPageInside({ labels, cards, browse }: Props): ReactElement {
  const marked = useFavouriteEntries(hearts);
  const seen = useFavouriteEntries(looked);
  useEffect(flushPendingWrites, []);
  return (
    <>
      {(marked.failed || seen.failed) && (
        <p
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-brass-soft p-4 text-brass-ink"
        >
          {labels.failure.text}
          <button
            type="button"
            onClick={() => {
              marked.retry();
              seen.retry();
            }}
            className={buttonClass('secondary')}
          >
            {labels.failure.retry}
          </button>
        </p>
      )}
      <div aria-busy={marked.entries === undefined} className="min-h-40">
        {marked.entries?.length === 0 && (
          <div className="rounded-panel bg-sunken p-6">
            <p className="display text-lead">{labels.empty.title}</p>
            <p className="mt-1.5 max-w-measure text-muted">{labels.empty.text}</p>
            <a href={browse} className={buttonClass('primary', 'mt-4')}>
              {labels.empty.action}
            </a>
          </div>
        )}
        <Cards list={marked} cards={cards} />
      </div>
      {seen.entries !== undefined && seen.entries.length > 0 && (
        <section aria-labelledby="seen" className="mt-12">
          <h2 id="seen" className="mb-4 text-title">
            {labels.seen}
          </h2>
          <Cards list={seen} cards={cards} />
        </section>
      )}
    </>
  );
}

/** Everything with a heart, and what was looked at last. */
export const FavouritesPage = withBoundary(FavouritesPageInside);
