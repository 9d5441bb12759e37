import type { ReactElement } from 'react';
import { formatMoney } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { ResultLabels } from './result-labels.ts';
import type { EntrySummary } from './record.ts';

type Props = { price: NonNullable<EntrySummary['price']>; labels: ResultLabels['results'] };

/** A price with its unit: “$54.00 / jar”, “from $120.00 / pallet” or “free”. */
export function PriceTag({ price, labels }: Props): ReactElement {
  const { cents, unit, from } = price;
  const amount = formatMoney(cents);
  const text = from ? (cents === 0 ? labels.free : formatMessage(labels.from, { price: amount })) : amount;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1">
      <span className="font-semibold tabular-nums">{text}</span> <span className="text-small text-muted">/ {unit}</span>
    </span>
  );
}
