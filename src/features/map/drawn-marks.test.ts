import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutDrawnMap } from '@/features/map-card/drawn-map.ts';
import { getDistanceInKm, type Point } from '@/lib/geo.ts';
import { projectCircle, projectPoint } from './drawn-marks.ts';
import { getCircle } from './interactive/map-style.ts';

const NO_LAND = { type: 'MultiPolygon' as const, coordinates: [] };
const SIZE = { width: 480, height: 480, margin: 40, outside: 240, gap: 36, crowded: 'group' } as const;
const CORNERS: Point[] = [
  { latitude: 16, longitude: 46 },
  { latitude: 30, longitude: 60 },
];
const { mercator, locate } = layoutDrawnMap(CORNERS, NO_LAND, SIZE);

const points = fc.record({
  latitude: fc.double({ min: 17, max: 29, noNaN: true }),
  longitude: fc.double({ min: 47, max: 59, noNaN: true }),
});

test('a point is where the map draws it', () => {
  fc.assert(
    fc.property(points, (point) => {
      const { cx, cy } = projectPoint(mercator, point);
      const { x = NaN, y = NaN } = locate(point) ?? {};
      expect(cx).toBeCloseTo(x, 6);
      expect(cy).toBeCloseTo(y, 6);
    }),
  );
});

test('the circle is that of the interactive map', () => {
  fc.assert(
    fc.property(points, fc.constantFrom(25, 50, 100, 200, 500), (centre, km) => {
      const { cx, cy, rx, ry } = projectCircle(mercator, centre, km);
      for (const [longitude = NaN, latitude = NaN] of getCircle(centre, km).geometry.coordinates[0] ?? []) {
        const at = projectPoint(mercator, { latitude, longitude });
        expect(Math.hypot((at.cx - cx) / rx, (at.cy - cy) / ry)).toBeCloseTo(1, 3);
      }
    }),
  );
});

test('a point is inside of the circle when it is not farther than its radius', () => {
  fc.assert(
    fc.property(points, points, fc.constantFrom(25, 50, 100, 200, 500), (centre, point, km) => {
      const distance = getDistanceInKm(centre, point);
      // On the edge itself, rounding decides.
      fc.pre(Math.abs(distance / km - 1) > 0.0001);
      const { cx, cy, rx, ry } = projectCircle(mercator, centre, km);
      const at = projectPoint(mercator, point);
      expect(Math.hypot((at.cx - cx) / rx, (at.cy - cy) / ry) < 1).toBe(distance < km);
    }),
  );
});
