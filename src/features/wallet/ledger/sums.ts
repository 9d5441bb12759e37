/** Sums of the practice wallet. Pure: amounts are integer cents or points, and sums are never stored. */
import type { LedgerKind } from '@/lib/ledger-kinds.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';

/** Whether a kind adds or subtracts. */
export const SIGNS: Readonly<Record<LedgerKind, 1 | -1>> = {
  opening: 1,
  add: 1,
  withdraw: -1,
  reserve: -1,
  spend: -1,
  release: 1,
  credit: 1,
  pointsEarned: 1,
  pointsRedeemed: -1,
};

/** Returns whether entries of a kind count points instead of cents. */
export const isPoints = (kind: LedgerKind): boolean => kind === 'pointsEarned' || kind === 'pointsRedeemed';

/** Returns the amount of an entry as it changes the sum: negative for money or points that go out. */
export const getSignedAmount = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): number => SIGNS[kind] * amount;

const sum = (entries: readonly LedgerEntry[], isInPoints: boolean): number =>
  entries.reduce((total, entry) => (isPoints(entry.kind) === isInPoints ? total + getSignedAmount(entry) : total), 0);

/** Returns the balance in cents. It is negative when merged devices have spent the same money. */
export const getBalance = (entries: readonly LedgerEntry[]): number => sum(entries, false);

/** Returns the number of points. */
export const getPoints = (entries: readonly LedgerEntry[]): number => sum(entries, true);

/** Prefix of the keys of the sample entries that a wallet opens with. */
const OPENING_PREFIX = 'opening:';

/** Returns the key of a sample entry. */
export const toOpeningKey = (id: string): string => `${OPENING_PREFIX}${id}`;

/**
 * Returns the opening entries that are not stored yet: all until the first booking stores them, then none. A later change
 * of the sample content therefore does not change a wallet that is in use.
 */
export const getPendingOpening = (
  stored: readonly LedgerEntry[],
  opening: readonly LedgerEntry[],
): readonly LedgerEntry[] => (stored.some(({ key }) => key.startsWith(OPENING_PREFIX)) ? [] : opening);

/** Returns the whole ledger, the oldest entry first: the stored entries and the opening entries that are not stored yet. */
export const withOpening = (stored: readonly LedgerEntry[], opening: readonly LedgerEntry[]): LedgerEntry[] =>
  [...getPendingOpening(stored, opening), ...stored].sort((a, b) => a.at - b.at);
