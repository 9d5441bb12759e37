/** Converts the sample entries of the content to ledger entries. Pure: pages, checks and tests use it. */
import { toCents } from '@/lib/money.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { isPoints, toOpeningKey } from './sums.ts';

type OpeningContent = {
  id: string;
  kind: LedgerEntry['kind'];
  amount: number;
  day: string;
  note: string;
  method: string;
};

/**
 * Returns the ledger entry of a sample. Its time is on that day in all time zones from ten hours behind UTC to almost fourteen hours
 * ahead.
 */
export const toOpeningEntry = ({ id, kind, amount, day, note, method }: OpeningContent): LedgerEntry => ({
  key: toOpeningKey(id),
  id,
  kind,
  amount: isPoints(kind) ? amount : toCents(amount),
  note,
  ...(method && { method }),
  at: Date.parse(`${day}T10:00:00Z`),
});
