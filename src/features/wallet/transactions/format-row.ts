/** Formats the cells of the transactions. Apart from `format-entry.ts`, so that the table loads no more. */
import { formatMoney } from '@/lib/money.ts';
import { DATE_LOCALE } from '@/lib/locales.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { getSignedAmount } from '../ledger/sums.ts';

const DATE_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { day: '2-digit', month: 'short', year: 'numeric' });

/** Formats the day of a moment on the visitor's clock: “18 Nov 2026”. */
export const formatDay = (at: number): string => DATE_FORMAT.format(at);

/** Formats an amount of money with its sign: “+ $250.00”, “− $18.00”. */
export const formatSignedMoney = (entry: LedgerEntry): string =>
  `${getSignedAmount(entry) < 0 ? '−' : '+'} ${formatMoney(entry.amount)}`;
