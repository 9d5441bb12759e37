import type { MouseEventHandler, ReactElement } from 'react';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { getRecordIcon } from '../record-icon.ts';
import { Highlight } from '../Highlight.tsx';
import type { ResultLabels } from '../result-labels.ts';
import { PriceTag } from '../PriceTag.tsx';
import type { EntrySummary } from '../record.ts';
import { getChips } from '../own/summary-chips.ts';

type Props = {
  id: string;
  summary: EntrySummary;
  words: readonly string[];
  labels: ResultLabels['results'];
  isActive: boolean;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
};

const ARABIC = /\p{Script=Arabic}/u;

/** One result in the panel: an option of the list box, and a link that can be opened in a new tab. */
export function ResultRow({ id, summary, words, labels, isActive, onChoose }: Props): ReactElement {
  const { url, kind, title, arabic, line, picture, price, isOwn } = summary;
  const [chip] = getChips(summary, labels);
  const isArabic = arabic !== '' && words.some((word) => ARABIC.test(word));
  const shape = kind === 'stores' ? 'rounded-full' : 'rounded-field';
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      onClick={onChoose}
      className="flex min-h-14 items-center gap-3.5 rounded-field p-2 hover:bg-sunken aria-selected:bg-sea-soft"
    >
      {picture ? (
        <img
          src={picture.thumb}
          alt=""
          decoding="async"
          width={48}
          height={48}
          className={`size-12 shrink-0 bg-sunken object-cover ${shape}`}
        />
      ) : (
        <span className={`grid size-12 shrink-0 place-items-center bg-sunken text-muted ${shape}`}>
          <Icon icon={getRecordIcon(kind)} />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold">
          <bdi>
            <Highlight text={title} words={words} />
          </bdi>
          {isOwn && <span className={`${CHIP_CLASS} ms-2 bg-brass-soft text-brass-ink`}>{labels.own}</span>}
        </span>
        {isArabic && (
          <span lang="ar" dir="rtl" className="inline-block text-small">
            <Highlight text={arabic} words={words} />
          </span>
        )}
        <span className="line-clamp-1 text-fine text-muted">
          {line}
          {chip && <span className="max-tablet:hidden"> · {chip}</span>}
        </span>
      </span>
      {price && (
        <span className="shrink-0 text-end max-tablet:max-w-20">
          <PriceTag price={price} labels={labels} />
        </span>
      )}
    </a>
  );
}
