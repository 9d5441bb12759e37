import type { ReactElement } from 'react';
import { isFavouriteType, toFavouriteId } from '@/features/favourites/favourite-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import {
  PICTURE_CARD_CHIPS_CLASS,
  PICTURE_CARD_CLASS,
  PICTURE_CARD_FAVOURITE_CLASS,
  PICTURE_CARD_FIGURES_CLASS,
  PICTURE_CARD_LINK_CLASS,
  PICTURE_CARD_PICTURE_CLASS,
} from '@/ui/card-styles.ts';
import { CHIP_CLASS, PLAIN_CHIP_CLASS } from '@/ui/chip.ts';
import { CELL_SIZES } from '@/ui/pictures/image-sizes.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Rating } from '@/ui/Rating.tsx';
import { getRecordIcon } from '../record-icon.ts';
import { PriceTag } from '../PriceTag.tsx';
import type { EntrySummary } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';
import { getChips } from '../own/summary-chips.ts';
import { LazyPicture } from './LazyPicture.tsx';
import { ResultTitle } from './ResultTitle.tsx';
import { VerifiedChip } from './VerifiedChip.tsx';
import { FavouriteButton } from '@/features/favourites/FavouriteButton.tsx';

type Props = {
  summary: EntrySummary;
  words: readonly string[];
  labels: ResultLabels;
  /** Heading level; `h2` if the list follows the `h1` of the page. */
  heading?: 'h2' | 'h3';
};

/** A product, or any entry with a large picture, with the classes of product cards. The whole card is one link. */
export function ResultCard({ summary, words, labels, heading = 'h3' }: Props): ReactElement {
  const { id, kind, title, line, picture, price, rating, verified, isOwn } = summary;
  const chips = getChips(summary, labels.results);
  const facts = kind === 'products' ? chips : [labels.kinds[kind], ...chips];
  return (
    <article className={`${PICTURE_CARD_CLASS} h-full`}>
      {picture ? (
        <LazyPicture
          src={picture.card}
          srcSet={`${picture.card} 220w, ${picture.cardLarge} 460w`}
          sizes={CELL_SIZES}
          width={460}
          height={460}
          className={PICTURE_CARD_PICTURE_CLASS}
        />
      ) : (
        <span className={`${PICTURE_CARD_PICTURE_CLASS} grid place-items-center text-muted`}>
          <Icon icon={getRecordIcon(kind)} size={40} />
        </span>
      )}
      {isFavouriteType(kind) && !isOwn && (
        <FavouriteButton
          id={toFavouriteId(kind, id)}
          label={formatMessage(labels.results.favourite, { name: title })}
          className={PICTURE_CARD_FAVOURITE_CLASS}
        />
      )}
      <p dir="auto" className="truncate text-fine text-muted">
        {line}
      </p>
      <ResultTitle summary={summary} words={words} heading={heading} linkClass={PICTURE_CARD_LINK_CLASS} />
      {(price ?? rating) && (
        <p className={PICTURE_CARD_FIGURES_CLASS}>
          {price && <PriceTag price={price} labels={labels.results} />}
          {rating && <Rating {...rating} labels={labels.rating} />}
        </p>
      )}
      <p className={PICTURE_CARD_CHIPS_CLASS}>
        {isOwn && <span className={`${CHIP_CLASS} bg-brass-soft text-brass-ink`}>{labels.results.own}</span>}
        {facts.map((fact) => (
          <span key={fact} className={PLAIN_CHIP_CLASS}>
            {fact}
          </span>
        ))}
        {kind !== 'products' && verified && <VerifiedChip>{labels.results.verified}</VerifiedChip>}
      </p>
    </article>
  );
}
