import type { IconNode } from '@/ui/icons/icons.ts';
import { useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { LEDGER_KINDS } from '@/lib/ledger-kinds.ts';
import { buttonClass } from '@/ui/button.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_FRAME_CLASS, SELECT_CLASS } from '@/ui/input-styles.ts';
import type { WalletLabels } from '../labels.ts';
import { getSignedAmount, isPoints } from '../ledger/sums.ts';
import { formatDay, formatSignedMoney } from './format-row.ts';
import { applyView, NEWEST_FIRST, paginate, type SortColumn, type View } from './view.ts';

type Labels = WalletLabels['transactions'];

/** Icons that the page draws once, in `HomePage.astro`: the island refers to them. */
const DOWNLOAD: IconNode = [['use', { href: '#download-icon' }]];
const RECEIPT: IconNode = [['use', { href: '#receipt-icon' }]];
const SORT: IconNode = [['use', { href: '#sort-icon' }]];
const SORTED: IconNode = [['use', { href: '#sorted-icon' }]];

const KINDS = LEDGER_KINDS.filter((kind) => !isPoints(kind));
const FIELD = 'mt-1.5 w-full text-small font-normal';
const HEADING = 'text-fine font-normal text-muted aria-[sort]:text-text';
const CELL = 'tablet:table-cell tablet:py-3.5';
/** On phones, note and amount share a line, date and link the next; large text has a line for each. */
const WORDS = 'min-w-0 grow basis-[51%] tablet:pe-4';

/** The heading of a column by which the rows can be sorted. */
function SortHeading({
  column,
  className,
  view,
  labels,
  onSort,
}: {
  column: SortColumn;
  className: string;
  view: View;
  labels: Labels['columns'];
  onSort: (column: SortColumn) => void;
}): ReactElement {
  const isActive = view.column === column;
  const isHydrated = useHydrated();
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isActive ? (view.isDescending ? 'descending' : 'ascending') : undefined}
      className={`${className} ${HEADING}`}
    >
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => {
          onSort(column);
        }}
        className="inline-flex min-h-11 items-center gap-1 rounded-field hover:text-text"
      >
        {labels[column]}
        <Icon
          icon={isActive ? SORTED : SORT}
          size={14}
          className={isActive ? (view.isDescending ? '' : 'rotate-180') : 'opacity-60'}
        />
      </button>
    </th>
  );
}

function Row({ entry, receipt, href }: { entry: LedgerEntry; receipt: string; href: string }): ReactElement {
  return (
    <tr
      role="row"
      className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-3 first:border-t-0 tablet:table-row"
    >
      {/* In the time zones farthest from UTC the day differs from that of the build. The new key shows the visitor's own. */}
      <td
        role="cell"
        key={String(useHydrated())}
        suppressHydrationWarning
        className={`order-last ${WORDS} text-muted ${CELL}`}
      >
        {formatDay(entry.at)}
      </td>
      <td role="cell" className={`${WORDS} font-semibold wrap-anywhere ${CELL}`}>
        <bdi>{entry.note}</bdi>
      </td>
      <td
        role="cell"
        className={`ms-auto text-end whitespace-nowrap tablet:pe-6 ${getSignedAmount(entry) > 0 ? 'text-palm' : ''} ${CELL}`}
      >
        {formatSignedMoney(entry)}
      </td>
      <td role="cell" className={`order-last ms-auto text-end print:hidden ${CELL}`}>
        <a href={href} className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-sea hover:underline">
          <Icon icon={RECEIPT} size={18} />
          {receipt}
          <span className="sr-only"> {entry.id}</span>
        </a>
      </td>
    </tr>
  );
}

function Filters({
  view,
  labels,
  onChange,
}: {
  view: View;
  labels: Labels['filter'] & Pick<Labels, 'kinds'>;
  onChange: (change: Partial<View>) => void;
}): ReactElement {
  // A choice before hydration would be lost.
  const isHydrated = useHydrated();
  return (
    <>
      <label className="grow text-small font-semibold tablet:grow-0">
        {labels.kind}
        <select
          disabled={!isHydrated}
          value={view.kind}
          onChange={({ currentTarget: { value } }) => {
            onChange({ kind: value as View['kind'] }); // the value of an option
          }}
          className={`block ${SELECT_CLASS} ${FIELD}`}
        >
          <option value="">{labels.all}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {labels.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="min-w-32 grow text-small font-semibold tablet:grow-0">
          {labels[name]}
          <input
            type="date"
            disabled={!isHydrated}
            value={view[name]}
            onChange={({ currentTarget: { value } }) => {
              onChange({ [name]: value });
            }}
            className={`flex h-11 px-3 ${INPUT_FRAME_CLASS} ${FIELD}`}
          />
        </label>
      ))}
    </>
  );
}

function Pages({
  page,
  pages,
  labels,
  onTurn,
}: {
  page: number;
  pages: number;
  labels: Labels['pages'];
  onTurn: (page: number) => void;
}): ReactElement | null {
  if (pages === 1) return null;
  const renderButton = (to: number, label: string) => {
    const isDisabled = to < 1 || to > pages;
    return (
      <button
        type="button"
        // `aria-disabled` instead of `disabled`, so that the button keeps the focus on the last page.
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onTurn(to);
        }}
        className={buttonClass('secondary', 'aria-disabled:opacity-45')}
      >
        {label}
      </button>
    );
  };
  return (
    <nav aria-label={labels.label} className="mt-4 flex flex-wrap items-center justify-center gap-4">
      {renderButton(page - 1, labels.previous)}
      {/* The pressed button keeps its name, so only this text announces that other rows are shown. */}
      <span role="status" className="text-small text-muted tabular-nums">
        {formatMessage(labels.at, { page, pages })}
      </span>
      {renderButton(page + 1, labels.next)}
    </nav>
  );
}

/** The transactions with filters, sorting, pages and CSV export. On a phone rows look like cards; the roles stay. */
export function TransactionTable({
  entries,
  isLoaded,
  labels,
  receiptPath,
  onExport,
}: {
  /** The oldest first. */
  entries: readonly LedgerEntry[];
  /** False while the entries may be samples although the visitor has stored entries. */
  isLoaded: boolean;
  labels: Labels;
  /** Path of a receipt up to the transaction id. */
  receiptPath: string;
  /** Called after each export with why it failed, if it did. */
  onExport: (error?: StorageErrorCode) => void;
}): ReactElement | null {
  const [view, setView] = useState(NEWEST_FIRST);
  const [wantedPage, setPage] = useState(1);
  const status = useRef<HTMLParagraphElement>(null);
  const { columns, filter } = labels;
  if (entries.length === 0) return isLoaded ? <p className="max-w-measure text-muted">{labels.empty}</p> : null;

  const found = applyView(entries, view);
  const { page, pages, rows } = paginate(found, wantedPage);
  const change = (changed: Partial<View>) => {
    setView({ ...view, ...changed });
    setPage(1);
  };
  const sort = (column: SortColumn) => {
    change({ column, isDescending: view.column !== column || !view.isDescending });
  };
  const saveCsv = async () => {
    // Loaded lazily: few visitors export.
    try {
      const { downloadCsv } = await import('./export-csv.ts');
      downloadCsv(found, labels);
      onExport();
    } catch (error) {
      onExport(getErrorCode(error));
    }
  };

  return (
    <>
      <div className="mb-3 hidden flex-wrap items-end gap-3 scripting:flex print:hidden!">
        <Filters view={view} labels={{ ...filter, kinds: labels.kinds }} onChange={change} />
        <button
          type="button"
          disabled={!isLoaded}
          onClick={() => {
            // The alert above the balance shows errors.
            reportRejection(saveCsv());
          }}
          className={buttonClass('secondary', 'tablet:ms-auto')}
        >
          <Icon icon={DOWNLOAD} size={18} />
          {labels.csv.action}
        </button>
      </div>
      <p role="status" ref={status} tabIndex={-1} className="mb-3 text-small text-muted tabular-nums">
        {formatMessage(filter.shown, { shown: found.length, count: entries.length })}
      </p>
      <div className="rounded-panel border border-line bg-surface px-4 py-1 tablet:px-5">
        <table role="table" aria-label={labels.heading} className="block w-full text-small tabular-nums tablet:table">
          <thead role="rowgroup" className="block tablet:table-header-group">
            <tr role="row" className="flex flex-wrap gap-x-5 border-b border-line tablet:table-row">
              <SortHeading column="date" className="text-start" view={view} labels={columns} onSort={sort} />
              <th
                role="columnheader"
                scope="col"
                className={`sr-only text-start tablet:not-sr-only tablet:table-cell ${HEADING}`}
              >
                {columns.note}
              </th>
              <SortHeading
                column="amount"
                className="text-end tablet:pe-6"
                view={view}
                labels={columns}
                onSort={sort}
              />
              <th
                role="columnheader"
                scope="col"
                className={`sr-only text-end tablet:not-sr-only tablet:table-cell print:hidden ${HEADING}`}
              >
                {columns.invoice}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="block tablet:table-row-group">
            {rows.map((entry) => (
              <Row key={entry.key} entry={entry} receipt={labels.receipt} href={receiptPath + entry.id} />
            ))}
          </tbody>
        </table>
        {found.length === 0 && (
          <div className="flex flex-col items-start gap-3 py-5">
            <p className="text-muted">{filter.none}</p>
            <button
              type="button"
              onClick={() => {
                change(NEWEST_FIRST);
                // The button disappears with the filters.
                status.current?.focus();
              }}
              className={buttonClass('secondary')}
            >
              {filter.clear}
            </button>
          </div>
        )}
      </div>
      <Pages page={page} pages={pages} labels={labels.pages} onTurn={setPage} />
    </>
  );
}
