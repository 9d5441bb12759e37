import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { download } from '@/ui/download.ts';
import type { CampaignLabels } from '../labels.ts';
import { KeywordTable } from './KeywordTable.tsx';
import { toKeywordCsv, type KeywordRow } from './rows.ts';

type Props = {
  rows: readonly KeywordRow[];
  labels: CampaignLabels['list'];
  disabled: boolean;
  onView: (row: KeywordRow) => void;
};

/** Downloads the rows as a CSV file. */
function downloadRows(rows: readonly KeywordRow[], { columns, states, file }: CampaignLabels['list']): void {
  const headings = [
    ...[columns.keyword, columns.state, columns.bid, columns.shown],
    ...[columns.clicks, columns.rate, columns.spent],
  ];
  const csv = toKeywordCsv(rows, headings, states);
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
}

/** The table of keywords, with a button that exports it. */
export const KeywordSection = ({ rows, labels, disabled, onView }: Props): ReactElement => (
  <div className="mt-6">
    <KeywordTable rows={rows} labels={labels} disabled={disabled} onView={onView} />
    <button
      type="button"
      disabled={disabled}
      onClick={() => {
        downloadRows(rows, labels);
      }}
      className={buttonClass('secondary', 'mt-4 hidden scripting:inline-flex')}
    >
      {labels.export}
    </button>
  </div>
);
