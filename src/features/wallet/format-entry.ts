/** Formats ledger entries for people. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { getSignedAmount, isPoints } from './ledger/sums.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats the day of a moment on the visitor's clock: “18 Nov 2026”. */
export const formatDay = (at: number): string => DATE.format(at);

/** Formats a moment on the visitor's clock: “18 November 2026 at 16:00”. */
export const formatMoment = (at: number): string => DATE_AND_TIME.format(at);

/**
 * Formats an amount without its sign, in dollars or points.
 * @param points message for points, with the placeholder `count`
 */
export const formatEntryAmount = ({ kind, amount }: LedgerEntry, points: string): string =>
  isPoints(kind) ? formatMessage(points, { count: amount }) : formatMoney(amount);

/** Formats an amount of money with its sign: “+ $250.00”, “− $18.00”. */
export const formatSignedMoney = (entry: LedgerEntry): string =>
  `${getSignedAmount(entry) < 0 ? '−' : '+'} ${formatMoney(entry.amount)}`;
