/** Selects the entries that a map around a place shows and counts. */
import type { WithDistance } from '@/lib/geo.ts';

/** Maximum number of pins; more would cover the map. */
const MAX_PINS = 12;

export type Nearby<Item> = {
  /** Number of entries within the radius. */
  count: number;
  /** The nearest few entries, at any distance. */
  nearest: WithDistance<Item>[];
  /** The nearest few and the others within the radius, limited to the maximum number of pins. */
  shown: WithDistance<Item>[];
};

/**
 * Selects nearby entries.
 * @param all all entries, nearest first
 * @param radius in kilometres
 * @param minimum number of entries that are shown at any distance
 */
export function findNearby<Item>(all: readonly WithDistance<Item>[], radius: number, minimum: number): Nearby<Item> {
  const count = all.filter(({ km }) => km <= radius).length;
  return { count, nearest: all.slice(0, minimum), shown: all.slice(0, Math.max(minimum, Math.min(count, MAX_PINS))) };
}
