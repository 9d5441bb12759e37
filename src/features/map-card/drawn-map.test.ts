import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLand } from './coastline.ts';
import { labelPins, layoutDrawnMap, type DrawnMapSize } from './drawn-map.ts';

const NO_LAND = { type: 'MultiPolygon' as const, coordinates: [] };
const SIZE: DrawnMapSize = { width: 480, height: 420, margin: 40, outside: 8, gap: 36, crowded: 'group' };

const points = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    latitude: fc.double({ min: 16, max: 30, noNaN: true }),
    longitude: fc.double({ min: 46, max: 60, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60, selector: ({ id }) => id },
);

const createEntry = (name: string, latitude: number, longitude = 58) => ({
  id: name,
  place: { name },
  latitude,
  longitude,
});

describe('layoutDrawnMap', () => {
  test('has every entry at exactly one pin, inside the map and apart from the others', () => {
    fc.assert(
      fc.property(points, (entries) => {
        const { pins } = layoutDrawnMap(entries, NO_LAND, SIZE);
        const ids = pins.flatMap((pin) => pin.entries.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
        for (const [position, { x, y }] of pins.entries()) {
          expect(Math.min(x, y) >= 0 && x <= SIZE.width && y <= SIZE.height).toBe(true);
          expect(pins.slice(position + 1).every((other) => Math.hypot(other.x - x, other.y - y) >= 36)).toBe(true);
        }
      }),
    );
  });

  test('can show each entry at a pin of its own, moved apart, in the order of the entries', async () => {
    const markets = [
      createEntry('Barka', 23.64, 57.88),
      createEntry('Muscat', 23.6, 57.9),
      createEntry('Salalah', 17.03, 54.08),
    ];
    const { pins, coast } = layoutDrawnMap(markets, await loadLand(), {
      ...SIZE,
      gap: 26,
      crowded: 'separate',
    });
    expect(pins.map(({ entries }) => entries)).toEqual(markets.map((market) => [market]));
    for (const { x, y } of pins) expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
    const [barka, muscat] = pins;
    expect(Math.hypot((barka?.x ?? 0) - (muscat?.x ?? 0), (barka?.y ?? 0) - (muscat?.y ?? 0))).toBeGreaterThan(20);
    expect(coast).toMatch(/^M/);
  });

  test('locates only points on the map', () => {
    const { locate } = layoutDrawnMap([createEntry('Muscat', 23.6, 58), createEntry('Salalah', 17, 54)], NO_LAND, SIZE);
    const nizwa = locate(createEntry('Nizwa', 22.93, 57.53));
    expect(nizwa && nizwa.x > 0 && nizwa.x < SIZE.width && nizwa.y > 0 && nizwa.y < SIZE.height).toBe(true);
    expect(locate(createEntry('Kuwait', 29.37, 47.97))).toBeUndefined();
  });
});

describe('labelPins', () => {
  test('names a pin after the place of most of its entries', () => {
    const { pins } = layoutDrawnMap(
      [createEntry('Seeb', 23.6), createEntry('Ruwi', 23.6), createEntry('Ruwi', 23.6), createEntry('Salalah', 17)],
      NO_LAND,
      SIZE,
    );
    expect(labelPins(pins, { ...SIZE, pinRadius: 15, fontSize: 13 }).map(({ text }) => text)).toEqual([
      'Ruwi',
      'Salalah',
    ]);
  });
});
