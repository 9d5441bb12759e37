import type { ReactElement } from 'react';
import { formatMoney } from '@/lib/money.ts';
import type { CampaignLabels } from '../labels.ts';
import { formatCount, sumRows, type KeywordRow } from './rows.ts';

type Props = { rows: readonly KeywordRow[]; labels: CampaignLabels['list'] };

/** The sums of all keywords: money spent, clicks and impressions. */
export function Figures({ rows, labels }: Props): ReactElement {
  const sums = sumRows(rows);
  const figures = [
    { value: formatMoney(sums.spent), label: labels.spent },
    { value: formatCount(sums.clicks), label: labels.clicks },
    { value: formatCount(sums.impressions), label: labels.shown },
  ];
  return (
    <dl className="flex flex-wrap gap-2 tablet:gap-4">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-1 flex-col-reverse rounded-panel border border-line bg-surface p-3 tablet:p-5"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="display text-title tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
