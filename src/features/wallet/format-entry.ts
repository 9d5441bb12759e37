/** Formats ledger entries for people. */
import { formatMoney } from '@/lib/money.ts';
import { DATE_LOCALE } from '@/lib/locales.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { isPoints } from './ledger/sums.ts';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** Formats a moment on the visitor's clock: “18 November 2026 at 16:00”. */
export const formatMoment = (at: number): string => DATE_TIME_FORMAT.format(at);

/**
 * Formats an amount without its sign, in dollars or points.
 * @param points the text for a number of points
 */
export const formatEntryAmount = ({ kind, amount }: LedgerEntry, points: Plural): string =>
  isPoints(kind) ? formatPlural(points, amount) : formatMoney(amount);
