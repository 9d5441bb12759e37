/**
 * Kinds of ledger entries. `reserve` sets money aside and `release` returns it; `spend` and `withdraw` take money out;
 * `credit` pays in without the visitor’s action. The last two count points, the others cents.
 */
export const LEDGER_KINDS = [
  'opening',
  'add',
  'withdraw',
  'reserve',
  'spend',
  'release',
  'credit',
  'pointsEarned',
  'pointsRedeemed',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Maximum amount of one ledger entry, in cents or points. Sums of a million entries stay exact integers. */
export const MAX_ENTRY_AMOUNT = 1_000_000_000;
