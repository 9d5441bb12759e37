/** The row schema of the ledger. In its own file, so that pages without the wallet do not load it. */
import * as v from 'valibot';
import { LEDGER_KINDS, MAX_ENTRY_AMOUNT } from '@/lib/ledger-kinds.ts';
import { Key, LAST_TIME, Time } from './base-schemas.ts';

const TRANSACTION_ID = /^TX-\d{6}-[\dA-Z]{4,8}$/;

/** An entry of the practice wallet. Entries are only added, never changed. The kind decides whether it adds or subtracts. */
export const LedgerEntry = v.object({
  /** Idempotency key: a key is booked once. */
  key: Key,
  /** The transaction id that people see, such as TX-261118-0007. */
  id: v.pipe(v.string(), v.regex(TRANSACTION_ID)),
  kind: v.picklist(LEDGER_KINDS),
  /** Cents or points. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRY_AMOUNT)),
  /** What the entry is for, for people. */
  note: v.string(),
  /** Payment method, as its label. */
  method: v.exactOptional(v.string()),
  at: Time,
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

const isIntegerBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const KINDS: ReadonlySet<unknown> = new Set(LEDGER_KINDS);

/**
 * Returns whether a row matches `LedgerEntry`. The whole ledger is read for each balance, and this is 30 times faster than
 * the schema; a property test compares the two.
 */
export function isLedgerEntry(row: unknown): row is LedgerEntry {
  if (typeof row !== 'object' || row === null) return false;
  const { key, id, kind, amount, note, method, at }: { [name in keyof LedgerEntry]?: unknown } = row;
  return (
    typeof key === 'string' &&
    key !== '' &&
    typeof id === 'string' &&
    TRANSACTION_ID.test(id) &&
    KINDS.has(kind) &&
    isIntegerBetween(amount, 1, MAX_ENTRY_AMOUNT) &&
    typeof note === 'string' &&
    (typeof method === 'string' || !('method' in row)) &&
    isIntegerBetween(at, 0, LAST_TIME)
  );
}
