import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP_KINDS } from '../map-filter.ts';
import { createClusterIndex, MAX_PINS, type MapPin, type MapPoint } from './clusters.ts';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

const points = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...MAP_KINDS),
    // Few different values, so that many entries are at the same point.
    latitude: fc.integer({ min: 160, max: 180 }).map((tenths) => tenths / 10),
    longitude: fc.integer({ min: 560, max: 580 }).map((tenths) => tenths / 10),
  }),
  { maxLength: 80, selector: ({ id }) => id },
);

describe('createClusterIndex', () => {
  test('has every entry at exactly one pin, on every zoom level', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 18, noNaN: true }), (entries, zoom) => {
        const index = createClusterIndex(entries);
        const pins = index.getPins(WORLD, zoom);
        expect(pins.flatMap(index.getIds).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
        for (const pin of pins) {
          expect(index.getIds(pin)).toHaveLength(pin.count);
          expect(pin.counts.vendor + pin.counts.buyer + pin.counts.market).toBe(pin.count);
        }
      }),
    );
  });

  test('has at most 200 pins for many entries far apart', () => {
    const many = Array.from({ length: 10_000 }, (_, position): MapPoint => ({
      id: String(position),
      kind: 'vendor',
      latitude: 10 + Math.floor(position / 100) / 5,
      longitude: 45 + (position % 100) / 5,
    }));
    const pins = createClusterIndex(many).getPins(WORLD, 16);
    expect(pins.length).toBeLessThanOrEqual(MAX_PINS);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  });

  test('has the pins whose middle is inside of the bounds', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 14 }), (entries, zoom) => {
        const index = createClusterIndex(entries);
        const [west, south, east, north] = [56.4711, 16.4711, 57.5311, 17.5311];
        const isInside = ({ latitude, longitude }: MapPin) =>
          longitude >= west && longitude <= east && latitude >= south && latitude <= north;
        const inside = index.getPins(WORLD, zoom).filter(isInside);
        const getKeys = (pins: readonly MapPin[]) => pins.map(({ key }) => key).toSorted();
        expect(getKeys(index.getPins([west, south, east, north], zoom))).toEqual(getKeys(inside));
      }),
    );
  });

  test('opens a group at the first level that shows its entries at several pins', () => {
    fc.assert(
      fc.property(points, (entries) => {
        const index = createClusterIndex(entries);
        for (const pin of index.getPins(WORLD, 5)) {
          const ids = index.getIds(pin);
          const isTogether = (zoom: number) =>
            index.getPins(WORLD, zoom).some((other) => ids.every((id) => index.getIds(other).includes(id)));
          const zoom = index.getOpeningZoom(pin) ?? 14;
          expect(isTogether(zoom - 1)).toBe(true);
          expect(isTogether(zoom)).toBe(zoom === 14);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('knows at which level a group splits; entries at the same point never do', () => {
    const createPoint = (id: string, longitude: number): MapPoint => ({ id, kind: 'buyer', latitude: 23, longitude });
    const index = createClusterIndex([createPoint('a', 58), createPoint('b', 58.5), createPoint('c', 58.5)]);
    const [group] = index.getPins(WORLD, 3);
    expect(group?.count).toBe(3);
    const pins = index.getPins(WORLD, (group && index.getOpeningZoom(group)) ?? 0);
    expect(pins.map((pin) => ({ ids: index.getIds(pin), opensAt: index.getOpeningZoom(pin) }))).toEqual(
      expect.arrayContaining([
        { ids: ['a'], opensAt: undefined },
        { ids: ['b', 'c'], opensAt: undefined },
      ]),
    );
  });
});
