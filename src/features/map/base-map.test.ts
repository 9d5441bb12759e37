import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clip, getReach, loadBaseMap, type Bounds } from './base-map.ts';

const FRAME: Bounds = [50, 15, 62, 29];
const createDegrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('clip', () => {
  test('leaves nothing outside of the bounds', () => {
    const line = fc.array(fc.tuple(createDegrees(40, 70), createDegrees(5, 40)), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(line, (coordinates) => {
        for (const [x = 0, y = 0] of clip({ type: 'LineString', coordinates }, FRAME).flat()) {
          expect(x >= 50 && x <= 62 && y >= 15 && y <= 29).toBe(true);
        }
      }),
    );
  });

  test('closes the rings of an area that reaches across the bounds', () => {
    const coordinates = [
      [
        [45, 20],
        [55, 20],
        [55, 25],
        [45, 25],
        [45, 20],
      ],
    ];
    const [ring = []] = clip({ type: 'Polygon', coordinates }, FRAME);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(new Set(ring.map(String))).toEqual(new Set(['50,20', '55,20', '55,25', '50,25']));
  });
});

test('the base map reaches beyond the part that can be shown, and has land and borders', async () => {
  const reach = getReach([
    { latitude: 20, longitude: 55 },
    { latitude: 24, longitude: 58 },
  ]);
  expect(reach).toEqual([44, 15, 69, 29]);
  const { features } = await loadBaseMap(reach);
  expect(features.map(({ properties }) => properties.kind)).toEqual(['land', 'borders']);
  const corners = features[0]?.geometry.coordinates.flat(2) as number[][];
  expect(Math.min(...corners.map(([x = 0]) => x))).toBe(43);
});
