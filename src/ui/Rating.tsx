import type { ReactElement } from 'react';
import { formatRating } from '@/lib/format-rating.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { selectPlural, type Plural } from '@/lib/plurals.ts';
import { Icon } from './icons/Icon.tsx';

type Props = {
  value: number;
  count: number;
  /** Texts around the rating for screen readers, and the noun for one and for several reviews. */
  labels: { label: string; outOf: string; reviews: Plural };
  /** Whether the noun after the number is visible. */
  isNounVisible?: boolean;
};

/** A star, the rating and the number of reviews, on the baseline of the text beside it. Pages render it without a script. */
export function Rating({ value, count, labels, isNounVisible = false }: Props): ReactElement {
  const noun = selectPlural(labels.reviews, count);
  return (
    <span className="rating">
      <Icon icon="star" size={15} />
      <span className="sr-only">{labels.label}</span>
      <b>{formatRating(value)}</b>
      <span className="sr-only">{`${labels.outOf},`}</span>
      <span>
        {`(${count.toLocaleString(NUMBER_LOCALE)}`}
        <span className={isNounVisible ? undefined : 'sr-only'}>{` ${noun}`}</span>)
      </span>
    </span>
  );
}
