import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseNames, hasOverlap, layoutReach } from './reach-map.ts';

const MUSCAT = { id: 'muscat', name: 'Muscat', latitude: 23.59, longitude: 58.41 };
const SEEB = { id: 'seeb', name: 'Al Seeb', latitude: 23.67, longitude: 58.19 };
const NIZWA = { id: 'nizwa', name: 'Nizwa', latitude: 22.93, longitude: 57.53 };
const BAHLA = { id: 'bahla', name: 'Bahla', latitude: 22.97, longitude: 57.3 };

const listNames = (km: number, ...others: (typeof MUSCAT)[]) =>
  chooseNames(others, MUSCAT, layoutReach(MUSCAT, km)).map(({ place, text }) => [place.id, text.anchor]);

describe('names on the map of the reach', () => {
  test('the chosen place is named first, above its dot, and once', () => {
    expect(listNames(90, MUSCAT)).toEqual([['muscat', 'middle']]);
  });

  test('a name is after its dot, or before it when there is no room', () => {
    expect(listNames(200, NIZWA)).toEqual([
      ['muscat', 'middle'],
      ['nizwa', 'start'],
    ]);
    expect(listNames(200, NIZWA, BAHLA)).toEqual([
      ['muscat', 'middle'],
      ['nizwa', 'start'],
      ['bahla', 'end'],
    ]);
  });

  test('a place without room, or outside the map, has no name', () => {
    expect(listNames(500, SEEB)).toEqual([['muscat', 'middle']]);
    expect(listNames(20, NIZWA)).toEqual([['muscat', 'middle']]);
  });

  test('no two names overlap, and all are on the map, wherever places are', () => {
    const place = fc.record({
      id: fc.uuid(),
      name: fc.string({ minLength: 1, maxLength: 24 }),
      latitude: fc.double({ min: 16, max: 27, noNaN: true }),
      longitude: fc.double({ min: 51, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 20, max: 500 }), (places, km) => {
        const reach = layoutReach(MUSCAT, km);
        const boxes = chooseNames(places, MUSCAT, reach).map(({ box }) => box);
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).some((other) => hasOverlap(box, other))).toBe(false);
          expect(Math.abs(box.left - reach.centre.x)).toBeLessThan(reach.height);
          expect(Math.abs(box.bottom - reach.centre.y)).toBeLessThan(reach.height / 2);
        }
      }),
    );
  });
});
