import { describe, expect, test } from 'vitest';
import { decideBookings } from '@/features/wallet/ledger/rules.ts';
import { getBalance, getPoints } from '@/features/wallet/ledger/sums.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { toRedemption } from './redeem.ts';

const AT = Date.UTC(2026, 10, 20, 12);
const CREDIT = { id: 'credit', name: '$2 campaign credit', points: 20, creditCents: 200 };
const TIN = { id: 'tin', name: 'Frankincense sample tin', points: 80, creditCents: 0 };

const earn = (amount: number): LedgerEntry => ({
  key: 'earned',
  id: 'TX-261104-P002',
  kind: 'pointsEarned',
  amount,
  note: 'Referral',
  at: 1,
});

describe('a redeemed reward', () => {
  test('takes its points, and adds its credit to the balance', () => {
    const { result, added } = decideBookings([earn(60)], [], toRedemption(CREDIT, 'a', 'Reward'), AT);
    expect(result.outcome).toBe('booked');
    expect(getPoints([earn(60), ...added])).toBe(40);
    expect(getBalance([earn(60), ...added])).toBe(200);
    expect(new Set(added.map(({ id }) => id)).size).toBe(2);
  });

  test('without a credit takes only points', () => {
    const { added } = decideBookings([earn(80)], [], toRedemption(TIN, 'a', ''), AT);
    expect(added.map(({ kind, amount }) => [kind, amount])).toEqual([['pointsRedeemed', 80]]);
  });

  test('stores the opening entries once', () => {
    const { added } = decideBookings([], [{ ...earn(20), key: 'opening:1' }], toRedemption(CREDIT, 'a', 'Reward'), AT);
    expect(added.map(({ kind }) => kind)).toEqual(['pointsEarned', 'pointsRedeemed', 'credit']);
  });

  test.each([
    ['costs more than there are points', [earn(19)], 'insufficient-balance'],
    ['was booked before', [earn(60), { ...earn(1), key: 'reward:a' }], 'repeated'],
    ['has a credit that was booked before', [earn(60), { ...earn(1), key: 'reward-credit:a' }], 'repeated'],
  ])('adds nothing when it %s', (_, stored, outcome) => {
    const decided = decideBookings(stored, [], toRedemption(CREDIT, 'a', 'Reward'), AT);
    expect([decided.result.outcome, decided.added]).toEqual([outcome, []]);
  });
});
