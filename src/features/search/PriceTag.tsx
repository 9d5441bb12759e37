import type { ReactElement } from 'react';
import { formatCents } from '@/features/catalogue/product/price.ts';
import { fill } from '@/lib/messages.ts';
import type { SearchWords } from './labels.ts';
import type { Shown } from './record.ts';

type Props = { price: NonNullable<Shown['price']>; words: SearchWords['results'] };

/** “$54.00 / jar”, “from $120.00 / pallet” or “free”. */
export function PriceTag({ price, words }: Props): ReactElement {
  const { cents, unit, from } = price;
  const amount = formatCents(cents);
  const shown = from ? (cents === 0 ? words.free : fill(words.from, { price: amount })) : amount;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1">
      <span className="font-semibold tabular-nums">{shown}</span>{' '}
      <span className="text-small text-muted">/ {unit}</span>
    </span>
  );
}
