import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDistance, EARTH, kilometres, nearest, within, type Point } from './geo.ts';

const MUSCAT = { latitude: 23.588, longitude: 58.383 };
const NIZWA = { latitude: 22.933, longitude: 57.533 };
const DOHA = { latitude: 25.285, longitude: 51.531 };

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const itself = (item: Point): Point => item;

describe('kilometres', () => {
  test.each([
    [MUSCAT, NIZWA, 113.3],
    [MUSCAT, DOHA, 718.8],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, Math.PI * EARTH],
    [{ latitude: 90, longitude: 12 }, { latitude: 90, longitude: -70 }, 0],
  ])('%o to %o', (one, other, km) => {
    expect(kilometres(one, other)).toBeCloseTo(km, 1);
  });

  test('to where one is, it is none', () => {
    fc.assert(
      fc.property(point, (here) => {
        expect(kilometres(here, here)).toBe(0);
      }),
    );
  });

  test('there is as far as back', () => {
    fc.assert(
      fc.property(point, point, (here, there) => {
        expect(kilometres(here, there)).toBeCloseTo(kilometres(there, here), 6);
      }),
    );
  });

  test('no way round is shorter, and nothing is farther than half the globe', () => {
    fc.assert(
      fc.property(point, point, point, (here, there, between) => {
        const direct = kilometres(here, there);
        expect(direct).toBeLessThanOrEqual(kilometres(here, between) + kilometres(between, there) + 1e-3);
        expect(direct).toBeLessThanOrEqual(Math.PI * EARTH);
      }),
    );
  });
});

describe('who is near', () => {
  const places = [DOHA, MUSCAT, NIZWA];

  test('the nearest come first, and only as many as wanted', () => {
    expect(nearest(places, 2, MUSCAT, itself).map(({ item }) => item)).toEqual([MUSCAT, NIZWA]);
    expect(nearest(places, 9, MUSCAT, itself)).toHaveLength(3);
    expect(nearest(places, 0, MUSCAT, itself)).toEqual([]);
    expect(nearest(places, -1, MUSCAT, itself)).toEqual([]);
  });

  test('those equally far keep their order', () => {
    const twins = [
      { name: 'first', ...NIZWA },
      { name: 'second', ...NIZWA },
    ];
    expect(byDistance(twins, MUSCAT, itself).map(({ item }) => item.name)).toEqual(['first', 'second']);
  });

  test('the edge of the radius is within it', () => {
    const km = kilometres(MUSCAT, NIZWA);
    expect(within(places, km, MUSCAT, itself).map(({ item }) => item)).toEqual([MUSCAT, NIZWA]);
    expect(within(places, km - 0.001, MUSCAT, itself).map(({ item }) => item)).toEqual([MUSCAT]);
  });

  test('within the radius are the nearest, and all of them', () => {
    fc.assert(
      fc.property(fc.array(point), point, fc.double({ min: 0, max: 21_000, noNaN: true }), (items, from, km) => {
        const inside = within(items, km, from, itself);
        expect(inside).toEqual(nearest(items, inside.length, from, itself));
        expect(inside).toHaveLength(items.filter((item) => kilometres(from, item) <= km).length);
      }),
    );
  });
});
