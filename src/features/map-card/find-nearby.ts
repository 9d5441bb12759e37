/** Whom a map around a place shows, and whom it counts. */
import type { WithDistance } from '@/lib/geo.ts';

/** More pins than this would cover the map. */
const MOST = 12;

export type Nearby<Item> = {
  /** How many are within the radius. */
  count: number;
  /** The nearest few, however far they are. */
  nearest: WithDistance<Item>[];
  /** Those and the others within the radius, as many as a map can hold. */
  shown: WithDistance<Item>[];
};

/** @param all the nearest first @param radius in km @param few how many are shown in any case */
export function findNearby<Item>(all: readonly WithDistance<Item>[], radius: number, few: number): Nearby<Item> {
  const count = all.filter(({ km }) => km <= radius).length;
  return { count, nearest: all.slice(0, few), shown: all.slice(0, Math.max(few, Math.min(count, MOST))) };
}
