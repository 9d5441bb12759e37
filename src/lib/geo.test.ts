import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortByDistance, EARTH_RADIUS_KM, getDistanceInKm, findNearest, type Point } from './geo.ts';

const MUSCAT = { latitude: 23.588, longitude: 58.383 };
const NIZWA = { latitude: 22.933, longitude: 57.533 };
const DOHA = { latitude: 25.285, longitude: 51.531 };

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const returnPoint = (item: Point): Point => item;

describe('kilometres', () => {
  test.each([
    [MUSCAT, NIZWA, 113.3],
    [MUSCAT, DOHA, 718.8],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, Math.PI * EARTH_RADIUS_KM],
    [{ latitude: 90, longitude: 12 }, { latitude: 90, longitude: -70 }, 0],
  ])('from %o to %o', (one, other, km) => {
    expect(getDistanceInKm(one, other)).toBeCloseTo(km, 1);
  });

  test('is zero to the same point', () => {
    fc.assert(
      fc.property(point, (here) => {
        expect(getDistanceInKm(here, here)).toBe(0);
      }),
    );
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(point, point, (here, there) => {
        expect(getDistanceInKm(here, there)).toBeCloseTo(getDistanceInKm(there, here), 6);
      }),
    );
  });

  test('satisfies the triangle inequality and is at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, point, (here, there, between) => {
        const direct = getDistanceInKm(here, there);
        expect(direct).toBeLessThanOrEqual(getDistanceInKm(here, between) + getDistanceInKm(between, there) + 1e-3);
        expect(direct).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM);
      }),
    );
  });
});

describe('nearest items', () => {
  const points = [DOHA, MUSCAT, NIZWA];

  test('are sorted by distance and limited to the count', () => {
    expect(findNearest(points, 2, MUSCAT, returnPoint).map(({ item }) => item)).toEqual([MUSCAT, NIZWA]);
    expect(findNearest(points, 9, MUSCAT, returnPoint)).toHaveLength(3);
    expect(findNearest(points, 0, MUSCAT, returnPoint)).toEqual([]);
    expect(findNearest(points, -1, MUSCAT, returnPoint)).toEqual([]);
  });

  test('keep their order at the same distance', () => {
    const twins = [
      { name: 'first', ...NIZWA },
      { name: 'second', ...NIZWA },
    ];
    expect(sortByDistance(twins, MUSCAT, returnPoint).map(({ item }) => item.name)).toEqual(['first', 'second']);
  });
});
