import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutMap, getTangents, type MapInput } from './map-layout.ts';
import { getDistanceInKm, type Point } from '@/lib/geo.ts';
import { loadLand, loadWorld } from './coastline.ts';

const MUSCAT = { name: 'Muscat', latitude: 23.588, longitude: 58.383 };
const SOHAR = { name: 'Sohar', latitude: 24.346, longitude: 56.708 };
const NIZWA = { name: 'Nizwa', latitude: 22.933, longitude: 57.533 };
const SEEB = { latitude: 23.67, longitude: 58.189 };
const RUSAYL = { latitude: 23.565, longitude: 58.205 };

const locate = (item: Point) => ({ item, km: getDistanceInKm(MUSCAT, item) });

const AROUND: MapInput = {
  centre: MUSCAT,
  names: [MUSCAT, SOHAR, NIZWA],
  radius: 25,
  vendors: [locate(RUSAYL), locate(SEEB)],
  buyers: [],
  nearCounts: { vendors: 1, buyers: 1 },
};

describe('layoutMap', async () => {
  const shore = { near: await loadLand(), world: await loadWorld() };
  const map = layoutMap(AROUND, shore);

  test('labels every named place', () => {
    expect(map.labels.map(({ text }) => text)).toEqual(['Muscat', 'Sohar', 'Nizwa']);
  });

  test('has north at the top and west at the left', () => {
    const [muscat, sohar, nizwa] = map.labels.map(({ dot }) => dot);
    if (!muscat || !sohar || !nizwa) throw new Error('a name is missing');
    expect(sohar.y).toBeLessThan(muscat.y);
    expect(muscat.y).toBeLessThan(nizwa.y);
    expect(sohar.x).toBeLessThan(nizwa.x);
    expect(nizwa.x).toBeLessThan(muscat.x);
  });

  test('simplifies the coast to a small path', () => {
    expect(map.coast).toMatch(/^M/);
    expect(map.coast.length + map.lens.coast.length).toBeLessThan(6000);
  });

  // The coast from Sohar to Salalah is ten times as long.
  test.each([
    ['Salalah', 17.019, 54.111],
    ['Kuwait City', 29.376, 47.977],
  ])('around %s the path has only visible corners', (name, latitude, longitude) => {
    const far = layoutMap({ ...AROUND, centre: { name, latitude, longitude }, vendors: [] }, shore);
    expect(far.coast).toMatch(/^M[-\d.,LMZ]+Z$/);
    expect(far.coast.length).toBeLessThan(20_000);
  });

  test('around Salalah the map and the lens show Africa', () => {
    const far = { name: 'Salalah', latitude: 17.019, longitude: 54.111 };
    const { coast, lens } = layoutMap({ ...AROUND, centre: far, vendors: [{ item: MUSCAT, km: 850 }] }, shore);
    const only = { near: shore.near, world: shore.near };
    const gulf = layoutMap({ ...AROUND, centre: far, vendors: [{ item: MUSCAT, km: 850 }] }, only);
    const countRings = (path: string) => path.split('M').length;
    expect(countRings(coast)).toBeGreaterThan(countRings(gulf.coast));
    expect(countRings(lens.coast)).toBeGreaterThan(countRings(gulf.lens.coast));
  });

  test('shows true distances in the lens', () => {
    const { lens, pins } = map;
    expect(lens.countedRadius).toBe(lens.r);
    const drawn = pins.map(({ x, y }) => (Math.hypot(x - lens.x, y - lens.y) / lens.r) * 25).sort((a, b) => a - b);
    for (const [position, { km }] of AROUND.vendors.entries()) expect(drawn[position]).toBeCloseTo(km, 1);
  });

  test('draws the nearest pins above the others', () => {
    expect(map.pins.map(({ isNear }) => isNear)).toEqual([false, true]);
  });

  test('extends the lens to the nearest pins, and then draws the radius', () => {
    const { lens, pins } = layoutMap({ ...AROUND, vendors: [locate(NIZWA)] }, shore);
    expect(lens.countedRadius).toBeLessThan(lens.r);
    const [pin] = pins;
    expect(Math.hypot((pin?.x ?? 0) - lens.x, (pin?.y ?? 0) - lens.y)).toBeLessThan(lens.r);
  });

  test('works without coast and entries', () => {
    const desert = { name: 'Desert', latitude: 19.96, longitude: 54 };
    const { lens, pins } = layoutMap({ ...AROUND, centre: desert, names: [], vendors: [] }, shore);
    expect(pins).toEqual([]);
    expect(lens.coast).not.toContain('NaN');
  });
});

describe('getTangents', () => {
  const large = { x: 0, y: 0, r: 72 };

  test('returns lines that touch both circles at a right angle', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(angle, fc.integer({ min: 60, max: 400 }), fc.integer({ min: 1, max: 60 }), (turn, away, r) => {
        fc.pre(away > large.r - r + 1);
        const small = { x: Math.cos(turn) * away, y: Math.sin(turn) * away, r };
        const lines = getTangents(small, large);
        expect(lines).toHaveLength(2);
        for (const [from, to] of lines) {
          const [dx, dy] = [to.x - from.x, to.y - from.y];
          expect(dx * (from.x - small.x) + dy * (from.y - small.y)).toBeCloseTo(0, 4);
          expect(dx * to.x + dy * to.y).toBeCloseTo(0, 4);
          expect(Math.hypot(to.x, to.y)).toBeCloseTo(large.r, 6);
        }
      }),
    );
  });

  test('returns no lines if one circle contains the other', () => {
    expect(getTangents({ x: 3, y: 0, r: 20 }, large)).toEqual([]);
  });
});
