/** What the referral screen shows of a ledger. Pure: the build renders it, and the element updates the page with it. */
import { toDay } from '@/lib/dates/days.ts';
import { formatShortDate } from '@/lib/dates/format.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getInitials } from '@/lib/text/initials.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { REFERRAL_POINTS } from '@/features/referral/referral-code.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import type { ReferralLabels } from './labels.ts';
import { findNextReward, listReferrals, summarizePoints, type Reward, type SampleReferral } from './points.ts';

export type ReferralRow = { key: string; initials: string; name: string; detail: string; points: string };

export type ReferralView = {
  /** Points from referrals. */
  earned: string;
  count: string;
  /** All points and the next reward: text, points and price. The last two are equal when all are within reach. */
  next: { text: string; value: number; max: number };
  rows: ReferralRow[];
};

export function createReferralView(
  labels: ReferralLabels,
  rewards: readonly Reward[],
  entries: readonly LedgerEntry[],
  samples: readonly SampleReferral[],
): ReferralView {
  const referrals = listReferrals(entries, samples);
  const { total: points, referrals: earned } = summarizePoints(entries, samples);
  const next = findNextReward(rewards, points);
  return {
    earned: String(earned),
    count: formatMessage(labels.points.count, { count: referrals.length, points: REFERRAL_POINTS }),
    next: next
      ? {
          text: formatMessage(labels.points.total, { points, missing: next.points - points, reward: next.name }),
          value: Math.max(0, points),
          max: next.points,
        }
      : { text: formatMessage(labels.points.all, { points }), value: 1, max: 1 },
    rows: referrals.map(({ key, friend, code = '', points: amount, at }) => ({
      key,
      initials: friend ? getInitials(friend.name) : code.slice(0, 2),
      name: friend?.name ?? formatMessage(labels.sent.code, { code }),
      detail: joinFacts([friend?.place, formatShortDate(toDay(new Date(at)))]),
      points: formatMessage(labels.sent.points, { points: amount }),
    })),
  };
}
