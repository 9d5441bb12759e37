/** Filters, sorts and pages the transactions. Pure: amounts are integer cents. */
import { isDay } from '@/lib/dates/days.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { LedgerKind } from '@/lib/ledger-kinds.ts';
import { getSignedAmount, isPoints } from '../ledger/sums.ts';

export type SortColumn = 'date' | 'amount';

export type View = {
  /** Empty for all kinds. */
  kind: LedgerKind | '';
  /** First and last day, as in 2026-11-20; empty for no limit. */
  from: string;
  to: string;
  column: SortColumn;
  isDescending: boolean;
};

export const NEWEST_FIRST: View = { kind: '', from: '', to: '', column: 'date', isDescending: true };

/** Number of transactions on a page. */
export const PAGE_SIZE = 10;

/** Returns the entries that count money. Points have their own history. */
export const getTransactions = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter(({ kind }) => !isPoints(kind));

/** Returns the milliseconds at which a day starts on the visitor's clock. A time without a zone is local. */
const toStart = (day: string): number => Date.parse(`${day}T00:00`);
const toEnd = (day: string): number => Date.parse(`${day}T23:59:59.999`);

/**
 * Returns the transactions that match the filters, sorted. The sort is stable, and the later of two equal ones comes first.
 * @param entries the oldest first
 */
export function applyView(entries: readonly LedgerEntry[], view: View): LedgerEntry[] {
  const from = isDay(view.from) ? toStart(view.from) : -Infinity;
  const to = isDay(view.to) ? toEnd(view.to) : Infinity;
  const found = entries.filter(({ kind, at }) => at >= from && at <= to && (view.kind === '' || kind === view.kind));
  if (view.isDescending) found.reverse();
  if (view.column === 'date') return found;
  const direction = view.isDescending ? -1 : 1;
  return found.sort((a, b) => direction * (getSignedAmount(a) - getSignedAmount(b)));
}

/** Returns the rows of a page, or of the last page when there are fewer. */
export function paginate<Row>(rows: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
