import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDistanceInKm } from '@/lib/geo.ts';
import { getCircle } from './map-style.ts';

test('all corners of a circle have the same distance from its centre', () => {
  const centres = fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(centres, fc.integer({ min: 1, max: 500 }), (centre, km) => {
      for (const [longitude = 0, latitude = 0] of getCircle(centre, km).geometry.coordinates[0] ?? []) {
        expect(getDistanceInKm(centre, { latitude, longitude })).toBeCloseTo(km, 3);
      }
    }),
  );
});
