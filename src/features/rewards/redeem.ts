/** Redeems a reward: takes its points, and adds its credit to the balance. */
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { Ledger } from '@/features/wallet/ledger/ledger.ts';
import type { Booking } from '@/features/wallet/ledger/rules.ts';
import { openLedger } from '@/features/wallet/ledger/open-ledger.ts';
import type { Reward } from './points.ts';

/**
 * Returns the entries of a redeemed reward.
 * @param id random id of this redemption, chosen before the first attempt, so that a second click books nothing
 * @param creditNote what the transactions say about the credit
 */
export function toRedemption(reward: Reward, id: string, creditNote: string): [Booking, ...Booking[]] {
  const { name, points, creditCents } = reward;
  const redeemed: Booking = { key: `reward:${id}`, kind: 'pointsRedeemed', amount: points, note: name };
  return creditCents > 0
    ? [redeemed, { key: `reward-credit:${id}`, kind: 'credit', amount: creditCents, note: creditNote }]
    : [redeemed];
}

/**
 * Books a redemption in one transaction.
 * @throws StorageError when storage fails; then no points were taken
 */
export const redeem = async (
  opening: readonly LedgerEntry[],
  redemption: readonly [Booking, ...Booking[]],
): ReturnType<Ledger['bookTogether']> => (await openLedger(opening)).bookTogether(redemption);
