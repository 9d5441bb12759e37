/** Calculations with points. Pure: pages, elements and tests use them. */
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { toCodeOfKey } from '@/features/referral/referral-code.ts';
import { getPoints, isPoints, toOpeningKey } from '@/features/wallet/ledger/sums.ts';

/** A friend behind a sample entry of the wallet. */
export type SampleReferral = { transaction: string; name: string; place: string };

/** What a reward costs, and the credit that comes with it. */
export type Reward = { id: string; name: string; points: number; creditCents: number };

/** A referral that earned points: a friend of the sample, or a code. */
export type Referral = {
  key: string;
  friend: SampleReferral | undefined;
  code: string | undefined;
  points: number;
  at: number;
};

/** Returns the entries of earned points that come from referrals, the newest first. */
export function listReferrals(entries: readonly LedgerEntry[], samples: readonly SampleReferral[]): Referral[] {
  const referrals = entries.flatMap(({ key, kind, amount, at }) => {
    if (kind !== 'pointsEarned') return [];
    const friend = samples.find(({ transaction }) => toOpeningKey(transaction) === key);
    const code = toCodeOfKey(key);
    return friend || code !== undefined ? [{ key, friend, code, points: amount, at }] : [];
  });
  return referrals.sort((a, b) => b.at - a.at);
}

export type PointsSummary = {
  total: number;
  /** Points from referrals. */
  referrals: number;
  /** Other earned points, such as those of the sample wallet. */
  others: number;
  redeemed: number;
};

/** Returns the points by source. `total` is what the other figures add up to. */
export function summarizePoints(entries: readonly LedgerEntry[], samples: readonly SampleReferral[]): PointsSummary {
  const referrals = listReferrals(entries, samples).reduce((sum, { points }) => sum + points, 0);
  const sumOf = (kind: LedgerEntry['kind']) =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  return {
    total: getPoints(entries),
    referrals,
    others: sumOf('pointsEarned') - referrals,
    redeemed: sumOf('pointsRedeemed'),
  };
}

/** Returns the cheapest reward that the points do not reach, or undefined. */
export const findNextReward = <Priced extends { points: number }>(
  rewards: readonly Priced[],
  points: number,
): Priced | undefined =>
  rewards
    .filter((reward) => reward.points > points)
    .sort((a, b) => a.points - b.points)
    .at(0);

/** Returns the entries that count points, the newest first. */
export const listPointEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter(({ kind }) => isPoints(kind)).sort((a, b) => b.at - a.at);
