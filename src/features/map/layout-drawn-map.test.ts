import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutDrawnMap, DRAWN_MAP } from './layout-drawn-map.ts';

const NO_LAND = { type: 'MultiPolygon' as const, coordinates: [] };

const points = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    place: fc.record({ name: fc.constantFrom('Muscat', 'Sur', 'Nizwa') }),
    latitude: fc.double({ min: 16, max: 30, noNaN: true }),
    longitude: fc.double({ min: 46, max: 60, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60, selector: ({ id }) => id },
);

describe('layoutDrawnMap', () => {
  test('has every entry at exactly one pin, inside the map and apart from the others', () => {
    fc.assert(
      fc.property(points, (entries) => {
        const { pins } = layoutDrawnMap(entries, NO_LAND);
        expect(pins.flatMap(({ ids }) => ids).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
        for (const [position, { x, y }] of pins.entries()) {
          expect(Math.min(x, y) >= 0 && x <= DRAWN_MAP.width && y <= DRAWN_MAP.height).toBe(true);
          expect(pins.slice(position + 1).every((other) => Math.hypot(other.x - x, other.y - y) >= 36)).toBe(true);
        }
      }),
    );
  });

  test('names a pin after the place of most of its entries', () => {
    const at = (id: string, name: string, latitude: number) => ({ id, place: { name }, latitude, longitude: 58 });
    const { labels } = layoutDrawnMap(
      [at('a', 'Seeb', 23.6), at('b', 'Ruwi', 23.6), at('c', 'Ruwi', 23.6), at('d', 'Salalah', 17)],
      NO_LAND,
    );
    expect(labels.map(({ text }) => text)).toEqual(['Ruwi', 'Salalah']);
  });
});
