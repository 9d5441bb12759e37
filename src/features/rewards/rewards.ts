import { getCollection, type CollectionEntry } from 'astro:content';
import { memoizeContent } from '@/lib/memoize.ts';
import { toCents } from '@/lib/money.ts';
import type { Reward } from './points.ts';

export type RewardEntry = Reward & Pick<CollectionEntry<'rewards'>['data'], 'picture'>;

/** Returns all rewards, the cheapest first. */
export const getRewards = memoizeContent(async (): Promise<RewardEntry[]> => {
  const entries = await getCollection('rewards');
  return entries
    .map(({ id, data: { name, points, credit, picture } }) => ({
      id,
      name,
      points,
      creditCents: toCents(credit ?? 0),
      picture,
    }))
    .sort((a, b) => a.points - b.points);
});
