import type { ReactElement } from 'react';
import { FavouriteButton } from '@/features/favourites/FavouriteButton.tsx';
import { toFavouriteId } from '@/features/favourites/favourite-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { PICTURE_CARD_FAVOURITE_CLASS } from '@/ui/card-styles.ts';
import { Rating } from '@/ui/Rating.tsx';
import type { EntrySummary } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';
import { LazyPicture } from './LazyPicture.tsx';
import { ResultTitle } from './ResultTitle.tsx';
import { VerifiedChip } from './VerifiedChip.tsx';

type Props = { summary: EntrySummary; words: readonly string[]; labels: ResultLabels };

/** A store with its cover, its emblem over the edge of the cover, and its best rated goods. */
export function StoreResult({ summary, words, labels }: Props): ReactElement {
  const { id, title, line, picture, rating, verified, store } = summary;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface hover:border-control">
      {store && (
        <LazyPicture
          src={store.cover}
          srcSet={`${store.cover} 400w, ${store.coverLarge} 800w`}
          sizes="(min-width: 90rem) 36rem, (min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)"
          width={800}
          height={200}
          className="aspect-[4/1] w-full bg-sunken object-cover"
        />
      )}
      <FavouriteButton
        id={toFavouriteId('stores', id)}
        label={formatMessage(labels.results.favourite, { name: title })}
        className={PICTURE_CARD_FAVOURITE_CLASS}
      />
      <div className="flex grow flex-col gap-1.5 px-4 pb-4">
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          {picture && (
            <LazyPicture
              src={picture.thumb}
              width={64}
              height={64}
              className="relative -mt-8 size-16 shrink-0 rounded-full border-3 border-surface bg-surface object-cover"
            />
          )}
          {verified && <VerifiedChip>{labels.results.verified}</VerifiedChip>}
        </div>
        <ResultTitle summary={summary} words={words} />
        <p className="text-small text-muted">{line}</p>
        {rating && (
          <p>
            <Rating {...rating} labels={labels.rating} />
          </p>
        )}
        {store && store.goods.length > 0 && (
          <ul className="mt-auto grid grid-cols-3 gap-2 pt-1">
            {store.goods.map((src) => (
              <li key={src}>
                <LazyPicture
                  src={src}
                  width={256}
                  height={256}
                  className="aspect-square w-full rounded-card bg-sunken object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
