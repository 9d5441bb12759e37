import { CircleCheck, Star } from 'lucide';
import type { ReactElement, Ref } from 'react';
import { isFavouriteType, toFavouriteId } from '@/features/favourites/favourite-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { getRecordIcon } from '../record-icon.ts';
import { Highlight } from '../Highlight.tsx';
import { PriceTag } from '../PriceTag.tsx';
import type { EntrySummary } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';
import { FavouriteButton } from '@/features/favourites/FavouriteButton.tsx';

type Props = {
  summary: EntrySummary;
  words: readonly string[];
  labels: ResultLabels;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
};

const CHIP = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine whitespace-nowrap';
const PICTURE = 'mb-2 aspect-square w-full rounded-card bg-sunken object-cover';

function Stars({
  value,
  count,
  labels,
}: NonNullable<EntrySummary['rating']> & { labels: ResultLabels['rating'] }): ReactElement {
  return (
    <span className="inline-flex items-center gap-1 text-small whitespace-nowrap">
      <Icon node={Star} size={15} className="fill-brass-ink text-brass-ink" />
      <span className="sr-only">{labels.label}</span>
      <span className="font-semibold tabular-nums">{value}</span>
      <span className="sr-only">{labels.outOf},</span>
      <span className="text-muted">
        ({count}
        <span className="sr-only"> {count === 1 ? labels.one : labels.many}</span>)
      </span>
    </span>
  );
}

/** One result, styled like the product cards of other pages. The whole card is one link. */
export function ResultCard({ summary, words, labels, linkRef }: Props): ReactElement {
  const { id, url, kind, title, line, chips, picture, price, rating, verified } = summary;
  const facts = kind === 'products' ? chips : [labels.kinds[kind], ...chips];
  return (
    <article className="relative flex h-full flex-col gap-1">
      {picture ? (
        <img
          src={picture.card}
          srcSet={`${picture.card} 220w, ${picture.cardLarge} 440w`}
          sizes="(min-width: 40rem) 15rem, 44vw"
          width={440}
          height={440}
          alt=""
          loading="lazy"
          className={PICTURE}
        />
      ) : (
        <span className={`${PICTURE} grid place-items-center text-muted`}>
          <Icon node={getRecordIcon(kind)} size={40} />
        </span>
      )}
      {isFavouriteType(kind) && (
        <FavouriteButton
          id={toFavouriteId(kind, id)}
          label={formatMessage(labels.results.favourite, { name: title })}
        />
      )}
      <p className="truncate text-fine text-muted">{line}</p>
      <h2 className="font-text text-body leading-snug font-semibold tracking-normal">
        <a
          ref={linkRef}
          href={url}
          className="after:absolute after:-inset-1 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea"
        >
          <Highlight text={title} words={words} />
        </a>
      </h2>
      {(price ?? rating) && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          {price && <PriceTag price={price} labels={labels.results} />}
          {rating && <Stars {...rating} labels={labels.rating} />}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <span key={fact} className={`${CHIP} bg-sunken text-muted`}>
            {fact}
          </span>
        ))}
        {kind !== 'products' && verified && (
          <span className={`${CHIP} bg-palm-soft text-palm`}>
            <Icon node={CircleCheck} size={14} />
            {labels.results.verified}
          </span>
        )}
      </p>
    </article>
  );
}
