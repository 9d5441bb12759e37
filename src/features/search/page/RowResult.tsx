import type { ReactElement } from 'react';
import { PLAIN_CHIP_CLASS } from '@/ui/chip.ts';
import { Rating } from '@/ui/Rating.tsx';
import { PriceTag } from '../PriceTag.tsx';
import type { EntrySummary } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';
import { LazyPicture } from './LazyPicture.tsx';
import { ResultTitle } from './ResultTitle.tsx';
import { VerifiedChip } from './VerifiedChip.tsx';

type Props = { summary: EntrySummary; words: readonly string[]; labels: ResultLabels };

/** A service with its picture, a job with the emblem of its employer, or text alone, such as a post. */
export function RowResult({ summary, words, labels }: Props): ReactElement {
  const { kind, line, chips, picture, price, rating, verified } = summary;
  const shape = kind === 'jobs' ? 'size-11 rounded-full' : 'size-20 rounded-card';
  return (
    <article className="card row-card">
      {picture && (
        <LazyPicture
          src={picture.card}
          width={220}
          height={220}
          className={`${shape} shrink-0 bg-sunken object-cover`}
        />
      )}
      <div className="row-card-body">
        <ResultTitle summary={summary} words={words} />
        {line && <p className="line-clamp-2 text-small text-muted">{line}</p>}
        {(chips.length > 0 || verified) && (
          <p className="flex flex-wrap gap-2">
            {chips.map((chip) => (
              <span key={chip} className={PLAIN_CHIP_CLASS}>
                {chip}
              </span>
            ))}
            {verified && <VerifiedChip>{labels.results.verified}</VerifiedChip>}
          </p>
        )}
        {(price ?? rating) && (
          <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            {rating && <Rating {...rating} labels={labels.rating} />}
            {price && <PriceTag price={price} labels={labels.results} />}
          </p>
        )}
      </div>
    </article>
  );
}
