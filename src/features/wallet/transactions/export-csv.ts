/** The transactions as a CSV file. */
import { toCsv } from '@/lib/csv.ts';
import { toDay } from '@/lib/dates/days.ts';
import { formatAmount } from '@/lib/money.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { download } from '@/ui/download.ts';
import type { WalletLabels } from '../labels.ts';
import { getSignedAmount } from '../ledger/sums.ts';

type CsvLabels = Pick<WalletLabels['transactions'], 'kinds'> & { headings: readonly string[] };

/** Returns the CSV file: transaction id, day, note, kind, method, and the amount as a number that spreadsheets can sum. */
export const exportCsv = (entries: readonly LedgerEntry[], { headings, kinds }: CsvLabels): string =>
  toCsv([
    headings,
    ...entries.map((entry) => [
      entry.id,
      toDay(new Date(entry.at)),
      entry.note,
      kinds[entry.kind],
      entry.method ?? '',
      formatAmount(getSignedAmount(entry)),
    ]),
  ]);

/** Downloads the CSV file. */
export function downloadCsv(
  entries: readonly LedgerEntry[],
  { csv, columns, kinds }: Pick<WalletLabels['transactions'], 'csv' | 'columns' | 'kinds'>,
): void {
  const headings = [csv.id, columns.date, columns.note, csv.kind, csv.method, columns.amount];
  const text = exportCsv(entries, { headings, kinds });
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${csv.file}.csv`);
}
