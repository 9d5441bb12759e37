import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { toReferralKey } from '@/features/referral/referral-code.ts';
import { toOpeningKey } from '@/features/wallet/ledger/sums.ts';
import { findNextReward, listPointEntries, listReferrals, summarizePoints, type SampleReferral } from './points.ts';

const FRIEND: SampleReferral = { transaction: 'TX-261104-P002', name: 'Salim Al-Rimali', place: 'Ibri' };

const createEntry = (key: string, kind: LedgerEntry['kind'], amount: number, at: number): LedgerEntry => ({
  key,
  id: 'TX-261104-P001',
  kind,
  amount,
  note: key,
  at,
});

const ENTRIES = [
  createEntry(toOpeningKey('TX-260920-0001'), 'opening', 10_000, 1),
  createEntry(toOpeningKey('TX-260920-P001'), 'pointsEarned', 40, 2),
  createEntry(toOpeningKey(FRIEND.transaction), 'pointsEarned', 10, 3),
  createEntry(toReferralKey('M4XZ'), 'pointsEarned', 10, 4),
  createEntry('reward:1', 'pointsRedeemed', 20, 5),
  createEntry('reward-credit:1', 'credit', 200, 6),
];

const REWARDS = [20, 40, 60, 80, 120, 150].map((points) => ({ points }));

test('referrals are the sample friends and the codes, the newest first', () => {
  expect(listReferrals(ENTRIES, [FRIEND]).map(({ friend, code, points }) => [friend?.name, code, points])).toEqual([
    [undefined, 'M4XZ', 10],
    ['Salim Al-Rimali', undefined, 10],
  ]);
});

test('the summary names each source of points', () => {
  expect(summarizePoints(ENTRIES, [FRIEND])).toEqual({ total: 40, referrals: 20, others: 40, redeemed: 20 });
  expect(summarizePoints([], [FRIEND])).toEqual({ total: 0, referrals: 0, others: 0, redeemed: 0 });
});

test('the sources of any ledger add up to its total', () => {
  const anyEntry = fc
    .record({
      key: fc.oneof(fc.constant(toReferralKey('M4XZ')), fc.constant(toOpeningKey(FRIEND.transaction)), fc.uuid()),
      kind: fc.constantFrom('add', 'credit', 'pointsEarned', 'pointsRedeemed'),
      amount: fc.integer({ min: 1, max: 1000 }),
      at: fc.nat(),
    })
    .map(({ key, kind, amount, at }) => createEntry(key, kind, amount, at));
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const { total, referrals, others, redeemed } = summarizePoints(entries, [FRIEND]);
      expect(referrals + others - redeemed).toBe(total);
      expect(Math.min(referrals, others, redeemed)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the history has only points, the newest first', () => {
  expect(listPointEntries(ENTRIES).map(({ at }) => at)).toEqual([5, 4, 3, 2]);
});

describe('the next reward', () => {
  test.each([
    [0, 20],
    [19, 20],
    [20, 40],
    [60, 80],
    [150, undefined],
  ])('of %i points costs %s', (points, price) => {
    expect(findNextReward([...REWARDS].reverse(), points)?.points).toBe(price);
  });
});
