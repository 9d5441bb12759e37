import type { ReactElement } from 'react';
import { formatMoney } from '@/lib/money.ts';
import type { BestSelling } from '../panel-data.ts';

type Props = { id: string; entry: BestSelling; isActive: boolean };

/** A best-selling product or category, as an option of the list box. */
export function BestSellingRow({ id, entry, isActive }: Props): ReactElement {
  const { url, title, thumb, seller, cents, unit } = entry;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      className="flex min-h-14 items-center gap-3.5 rounded-field p-2 hover:bg-sunken aria-selected:bg-sea-soft"
    >
      <img
        src={thumb}
        alt=""
        decoding="async"
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-field bg-sunken object-cover"
      />
      <span className="min-w-0 grow">
        <span className="line-clamp-1 font-semibold">{title}</span>
        {cents !== undefined && (
          <span className="line-clamp-1 text-fine text-muted">
            {formatMoney(cents)} / {unit} · {seller}
          </span>
        )}
      </span>
    </a>
  );
}
