/** Books the points for the code of a friend. */
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { parseReferralCode, REFERRAL_POINTS, toReferralKey } from '@/features/referral/referral-code.ts';
import { isOwnReferralCode } from '@/features/referral/referral-settings.ts';
import { openLedger } from '@/features/wallet/ledger/open-ledger.ts';

/** The code that was read, and what happened. Only `booked` adds points. */
export type EnteredCode = { outcome: 'malformed' } | { outcome: 'booked' | 'own' | 'used'; code: string };

/**
 * Books points for a code, once per code.
 * @param toNote returns what the history says about a code
 * @throws StorageError when storage fails; then nothing was booked
 */
export async function enterCode(
  typed: string,
  opening: readonly LedgerEntry[],
  toNote: (code: string) => string,
): Promise<EnteredCode> {
  const code = parseReferralCode(typed);
  if (code === undefined) return { outcome: 'malformed' };
  if (await isOwnReferralCode(code)) return { outcome: 'own', code };
  const ledger = await openLedger(opening);
  const { outcome } = await ledger.book({
    key: toReferralKey(code),
    kind: 'pointsEarned',
    amount: REFERRAL_POINTS,
    note: toNote(code),
  });
  return { outcome: outcome === 'booked' ? 'booked' : 'used', code };
}

/**
 * Returns whether a code was entered before.
 * @throws StorageError when storage fails
 */
export async function isCodeUsed(code: string, opening: readonly LedgerEntry[]): Promise<boolean> {
  const entries = await (await openLedger(opening)).list();
  return entries.some(({ key }) => key === toReferralKey(code));
}
