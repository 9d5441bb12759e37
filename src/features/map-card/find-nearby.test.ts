import { describe, expect, test } from 'vitest';
import { findNearby } from './find-nearby.ts';

const createEntries = (...distances: number[]) => distances.map((km) => ({ item: `at ${km}`, km }));

describe('findNearby', () => {
  test('counts and shows all entries within the radius', () => {
    const { count, nearest, shown } = findNearby(createEntries(1, 2, 3, 25, 26), 25, 2);
    expect(count).toBe(4);
    expect(nearest).toEqual(createEntries(1, 2));
    expect(shown).toEqual(createEntries(1, 2, 3, 25));
  });

  test('shows the nearest entries even if none is within the radius', () => {
    expect(findNearby(createEntries(90, 120, 300), 25, 2)).toEqual({
      count: 0,
      nearest: createEntries(90, 120),
      shown: createEntries(90, 120),
    });
  });

  test('limits the shown entries, but counts all', () => {
    const crowd = createEntries(...Array.from({ length: 500 }, (_, position) => position / 100));
    const { count, shown } = findNearby(crowd, 25, 3);
    expect(count).toBe(500);
    expect(shown).toHaveLength(12);
  });

  test('returns an empty result without entries', () => {
    expect(findNearby([], 25, 3)).toEqual({ count: 0, nearest: [], shown: [] });
  });
});
