import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { CampaignLabels } from '../labels.ts';
import { formatCount, formatRate, type KeywordRow } from './rows.ts';
import { StateChip } from './StateChip.tsx';

type Props = {
  rows: readonly KeywordRow[];
  labels: CampaignLabels['list'];
  disabled: boolean;
  onView: (row: KeywordRow) => void;
};

/** The keywords with their results: a table, and on narrow screens one block for each keyword. */
export function KeywordTable({ rows, labels, disabled, onView }: Props): ReactElement {
  const { columns } = labels;
  const headings = [columns.bid, columns.shown, columns.clicks, columns.rate, columns.spent];
  return (
    <div className="rounded-panel border border-line bg-surface px-4 tablet:px-5">
      {/* Explicit roles, because changing the display removes them on narrow screens. */}
      <table role="table" className="block w-full text-small tablet:table">
        <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
          <tr role="row" className="text-fine text-muted">
            <th role="columnheader" scope="col" className="py-3 text-start font-semibold">
              {columns.keyword}
            </th>
            <th role="columnheader" scope="col" className="py-3 text-start font-semibold">
              {columns.state}
            </th>
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col" className="py-3 text-end font-semibold">
                {heading}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">{labels.view}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block tablet:table-row-group">
          {rows.map((row) => {
            const cells = [
              formatMoney(row.bid),
              formatCount(row.impressions),
              formatCount(row.clicks),
              formatRate(row),
              formatMoney(row.spent),
            ];
            return (
              <tr
                key={row.id}
                role="row"
                className="flex flex-wrap items-center gap-x-4 border-t border-line py-3 tablet:table-row"
              >
                <td role="cell" className="grow font-semibold wrap-anywhere tablet:py-3">
                  <bdi>{row.keyword}</bdi>
                  {row.campaignId === undefined && (
                    <span className="ms-2 chip bg-sunken text-muted">{labels.sample}</span>
                  )}
                </td>
                <td role="cell" className="tablet:py-3">
                  <StateChip state={row.state} labels={labels.states} />
                </td>
                {cells.map((text, column) => (
                  <td
                    key={headings[column]}
                    role="cell"
                    className="text-end tabular-nums last-of-type:font-semibold max-tablet:basis-full tablet:py-3"
                  >
                    <span className="float-start text-muted tablet:hidden">{headings[column]}</span>
                    {text}
                  </td>
                ))}
                <td role="cell" className="text-end max-tablet:basis-full">
                  <button
                    type="button"
                    disabled={disabled}
                    aria-label={formatMessage(labels.viewOf, { name: row.keyword })}
                    onClick={() => {
                      onView(row);
                    }}
                    className="hidden min-h-11 px-2 font-semibold text-sea hover:underline scripting:inline-block"
                  >
                    {labels.view}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
