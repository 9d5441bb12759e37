/** What the rewards page shows of a ledger. Pure: the build renders it, and the element updates the page with it. */
import { toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { RewardLabels } from './labels.ts';
import { findNextReward, listPointEntries, summarizePoints, type Reward, type SampleReferral } from './points.ts';

export type RewardState = {
  id: string;
  isReachable: boolean;
  missing: string;
  progress: string;
  /** Points up to the price, for the bar. */
  reached: number;
};

export type HistoryRow = { key: string; note: string; date: string; amount: string };

export type RewardsView = {
  points: number;
  total: string;
  /** The next reward: text, points and price. The last two are equal when all are within reach. */
  next: { text: string; value: number; max: number };
  sources: string;
  reachable: string;
  rewards: RewardState[];
  history: HistoryRow[];
};

/** Returns the day of an entry on this device's clock, as in “20 November 2026”. */
const formatEntryDate = (at: number): string => formatDate(toDay(new Date(at)));

export function createRewardsView(
  labels: RewardLabels,
  rewards: readonly Reward[],
  entries: readonly LedgerEntry[],
  samples: readonly SampleReferral[],
): RewardsView {
  const { total: points, ...sources } = summarizePoints(entries, samples);
  const next = findNextReward(rewards, points);
  const states = rewards.map(({ id, points: price }) => ({
    id,
    isReachable: points >= price,
    missing: formatMessage(labels.missing, { missing: price - points }),
    progress: formatMessage(labels.progress, { points, price }),
    reached: Math.max(0, Math.min(points, price)),
  }));
  return {
    points,
    total: formatMessage(labels.points, { points }),
    next: next
      ? {
          text: formatMessage(labels.next, { missing: next.points - points, reward: next.name }),
          value: Math.max(0, points),
          max: next.points,
        }
      : { text: labels.all, value: 1, max: 1 },
    sources: formatMessage(labels.sources, sources),
    reachable: formatMessage(labels.reachable, {
      count: states.filter(({ isReachable }) => isReachable).length,
      all: states.length,
    }),
    rewards: states,
    history: listPointEntries(entries).map(({ key, kind, note, amount, at }) => ({
      key,
      note,
      date: formatEntryDate(at),
      amount: formatMessage(kind === 'pointsEarned' ? labels.history.earned : labels.history.redeemed, {
        points: amount,
      }),
    })),
  };
}
