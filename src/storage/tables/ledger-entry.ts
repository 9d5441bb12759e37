/** The row schema of the ledger. In its own file, so that pages without the wallet do not load it. */
import * as v from 'valibot';
import { LEDGER_KINDS, MAX_ENTRY_AMOUNT } from '@/lib/ledger-kinds.ts';
import { Key, Time } from '../base-schemas.ts';

/** An entry of the practice wallet. Entries are only added, never changed. The kind decides whether it adds or subtracts. */
export const LedgerEntry = v.object({
  /** Idempotency key: a key is booked once. */
  key: Key,
  /** The transaction id that people see, such as TX-261118-0007. */
  id: v.pipe(v.string(), v.regex(/^TX-\d{6}-[\dA-Z]{4,8}$/)),
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
