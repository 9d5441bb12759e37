import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDistanceInKm } from '@/lib/geo.ts';
import { projectPoint } from './drawn-marks.ts';
import { formatScale, getLatitude, getScaleBar } from './scale-bar.ts';

const LABELS = { kilometres: '{km} km', metres: '{m} m' };

test('a bar is as long as its distance on the map, and neither short nor long', () => {
  const scales = fc.double({ min: 100, max: 1e8, noNaN: true });
  fc.assert(
    fc.property(scales, fc.double({ min: -70, max: 70, noNaN: true }), (scale, latitude) => {
      const { metres, length } = getScaleBar(scale, latitude);
      const mercator = { scale, x: 0, y: 0 };
      const [west, east] = [0, 0.001].map((longitude) => ({ latitude, longitude }));
      if (!west || !east) throw new Error('the line has no ends');
      const pixels = projectPoint(mercator, east).cx - projectPoint(mercator, west).cx;
      expect(length / metres).toBeCloseTo(pixels / (getDistanceInKm(west, east) * 1000), 5);
      expect(length).toBeLessThanOrEqual(90.001);
      expect(length).toBeGreaterThan(90 / 2.51);
    }),
  );
});

test.each([
  [2400, '200 km'],
  [24_000, '20 km'],
  [24_000_000, '20 m'],
])('at a scale of %d the bar says %s', (scale, text) => {
  expect(formatScale(getScaleBar(scale, 23.6), LABELS)).toBe(text);
});

test('the latitude at the height of a point is that of the point', () => {
  const mercator = { scale: 1800, x: -1500, y: 900 };
  fc.assert(
    fc.property(fc.double({ min: -70, max: 70, noNaN: true }), (latitude) => {
      expect(getLatitude(mercator, projectPoint(mercator, { latitude, longitude: 58 }).cy)).toBeCloseTo(latitude, 6);
    }),
  );
});
