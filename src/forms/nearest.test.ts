import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestPlace } from './nearest.ts';
import { PLACES } from './testing/fields.ts';

const named = (latitude: number, longitude: number) => nearestPlace(PLACES, { latitude, longitude })?.id;

describe('the nearest place', () => {
  test('is none of none', () => {
    expect(nearestPlace([], { latitude: 23.6, longitude: 58.4 })).toBeUndefined();
  });

  test.each(PLACES.map((place) => [place.name, place] as const))('to somebody in %s is just that', (_, place) => {
    expect(nearestPlace(PLACES, place)).toBe(place);
  });

  test.each([
    ['Nizwa', 22.9333, 57.5333, 'muscat'],
    ['Dubai', 25.2048, 55.2708, 'sohar'],
    ['Sanaa', 15.3694, 44.191, 'salalah'],
    ['London', 51.5074, -0.1278, 'sohar'],
  ])('to %s is known', (_, latitude, longitude, id) => {
    expect(named(latitude, longitude)).toBe(id);
  });

  test('counts a degree to the east for less where meridians draw together', () => {
    const places = [
      { id: 'east', name: 'East', latitude: 60, longitude: 11.5 },
      { id: 'north', name: 'North', latitude: 61, longitude: 10 },
    ];
    expect(nearestPlace(places, { latitude: 60, longitude: 10 })?.id).toBe('east');
    const below = places.map((place) => ({ ...place, latitude: place.latitude - 60 }));
    expect(nearestPlace(below, { latitude: 0, longitude: 10 })?.id).toBe('north');
  });

  test('does not depend on the order of the list, and is the first of two alike', () => {
    const point = fc.record({
      latitude: fc.double({ min: 12, max: 30, noNaN: true }),
      longitude: fc.double({ min: 44, max: 62, noNaN: true }),
    });
    fc.assert(
      fc.property(point, fc.shuffledSubarray(PLACES, { minLength: 3 }), (at, places) => {
        expect(nearestPlace(places, at)).toBe(nearestPlace(PLACES, at));
      }),
    );
    const twins = [
      { id: 'a', name: 'A', latitude: 23, longitude: 58 },
      { id: 'b', name: 'B', latitude: 23, longitude: 58 },
    ];
    expect(nearestPlace(twins, { latitude: 20, longitude: 50 })?.id).toBe('a');
  });

  test('is near: on the globe none is nearer by more than the plane bends', () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    type Point = { latitude: number; longitude: number };
    const metres = (a: Point, b: Point) => {
      const half =
        Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
        Math.cos(radians(a.latitude)) *
          Math.cos(radians(b.latitude)) *
          Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
      return 12_742_000 * Math.asin(Math.sqrt(half));
    };
    const oman = fc.record({
      latitude: fc.double({ min: 16.6, max: 26.4, noNaN: true }),
      longitude: fc.double({ min: 52, max: 59.9, noNaN: true }),
    });
    fc.assert(
      fc.property(oman, (at) => {
        const chosen = nearestPlace(PLACES, at);
        const best = Math.min(...PLACES.map((place) => metres(at, place)));
        expect(chosen && metres(at, chosen)).toBeLessThanOrEqual(best * 1.05 + 1);
      }),
    );
  });
});
