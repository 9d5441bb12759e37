import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLand } from './coastline.ts';
import { measureLabel } from './label-layout.ts';
import { labelPins, layoutDrawnMap, type DrawnMapSize } from './drawn-map.ts';

const NO_LAND = { type: 'MultiPolygon' as const, coordinates: [] };
const SIZE: DrawnMapSize = { width: 480, height: 420, margin: 40, outside: 8, gap: 36, crowded: 'group' };

const points = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    latitude: fc.double({ min: 16, max: 30, noNaN: true }),
    longitude: fc.double({ min: 46, max: 60, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60, selector: ({ id }) => id },
);

const town = fc.record({
  name: fc.constantFrom('Muscat', 'Sohar'),
  latitude: fc.double({ min: 14, max: 32, noNaN: true }),
  longitude: fc.double({ min: 44, max: 62, noNaN: true }),
});

const createEntry = (name: string, latitude: number, longitude = 58) => ({
  id: name,
  place: { name },
  latitude,
  longitude,
});

describe('layoutDrawnMap', () => {
  test('has every entry at exactly one pin, inside the map and apart from the others', () => {
    fc.assert(
      fc.property(points, fc.array(town, { maxLength: 4 }), (entries, towns) => {
        const { pins } = layoutDrawnMap(entries, NO_LAND, SIZE, towns);
        const ids = pins.flatMap((pin) => pin.entries.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
        for (const [position, { x, y }] of pins.entries()) {
          expect(Math.min(x, y) >= 0 && x <= SIZE.width && y <= SIZE.height).toBe(true);
          expect(pins.slice(position + 1).every((other) => Math.hypot(other.x - x, other.y - y) >= 36)).toBe(true);
        }
      }),
    );
  });

  test('shows entries at one place in the middle of the map, with the coast around them', async () => {
    const land = await loadLand();
    for (const count of [1, 2]) {
      const entries = Array.from({ length: count }, () => createEntry('Muscat', 23.61, 58.54));
      const { pins, coast } = layoutDrawnMap(entries, land, SIZE);
      expect(pins).toEqual([{ x: SIZE.width / 2, y: SIZE.height / 2, entries }]);
      expect(coast).toMatch(/^M/);
      expect(coast).not.toContain('NaN');
    }
  });

  test('can show each entry at a pin of its own, moved apart, in the order of the entries', async () => {
    const markets = [
      createEntry('Barka', 23.64, 57.88),
      createEntry('Muscat', 23.6, 57.9),
      createEntry('Salalah', 17.03, 54.08),
    ];
    const { pins, coast } = layoutDrawnMap(markets, await loadLand(), {
      ...SIZE,
      gap: 26,
      crowded: 'separate',
    });
    expect(pins.map(({ entries }) => entries)).toEqual(markets.map((market) => [market]));
    for (const { x, y } of pins) expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
    const [barka, muscat] = pins;
    expect(Math.hypot((barka?.x ?? 0) - (muscat?.x ?? 0), (barka?.y ?? 0) - (muscat?.y ?? 0))).toBeGreaterThan(20);
    expect(coast).toMatch(/^M/);
  });

  test('locates only points on the map', () => {
    const { locate } = layoutDrawnMap([createEntry('Muscat', 23.6, 58), createEntry('Salalah', 17, 54)], NO_LAND, SIZE);
    const nizwa = locate(createEntry('Nizwa', 22.93, 57.53));
    expect(nizwa && nizwa.x > 0 && nizwa.x < SIZE.width && nizwa.y > 0 && nizwa.y < SIZE.height).toBe(true);
    expect(locate(createEntry('Kuwait', 29.37, 47.97))).toBeUndefined();
  });
});

describe('labelPins', () => {
  const around = [createEntry('Barka', 23.6, 57.8), createEntry('Ruwi', 23.6, 58.5), createEntry('Ruwi', 23.6, 58.5)];
  const far = [createEntry('Doha', 25, 51), createEntry('Salalah', 17, 54)];
  const muscat = { name: 'Muscat', latitude: 23.588, longitude: 58.383 };
  const layoutPins = (entries: ReturnType<typeof createEntry>[], towns: (typeof muscat)[] = []) => {
    const { pins, locate } = layoutDrawnMap(entries, NO_LAND, SIZE, towns);
    return { pins, locate, labels: labelPins(pins, { ...SIZE, pinRadius: 15, fontSize: 13 }) };
  };

  test('groups entries around an important town, and names the pin after it', () => {
    const { pins, labels, locate } = layoutPins([...around, ...far], [muscat]);
    expect(labels.map(({ text }) => text)).toEqual(['Muscat', 'Doha', 'Salalah']);
    expect(pins[0]?.entries).toHaveLength(3);
    expect(pins[0]).toMatchObject(locate(muscat) ?? {});
  });

  test('shows no pin at a town without entries, and not two pins for towns close together', () => {
    const sohar = { name: 'Sohar', latitude: 21, longitude: 56 };
    const mutrah = { name: 'Mutrah', latitude: 23.62, longitude: 58.4 };
    const { labels } = layoutPins([...around, ...far], [sohar, muscat, mutrah]);
    expect(labels.map(({ text }) => text)).toEqual(['Muscat', 'Doha', 'Salalah']);
  });

  const inland = [
    createEntry('Nizwa', 22.933, 57.533),
    createEntry('Ibri', 23.226, 56.516),
    createEntry('Ibra', 22.691, 58.533),
    createEntry('Sohar', 24.346, 56.708),
    createEntry('Sur', 22.567, 59.529),
  ];

  test('has no name at the pin of another place', () => {
    const { labels, pins } = layoutPins([...around, ...inland, ...far], [muscat]);
    for (const label of labels) {
      const [left, top, right, bottom] = measureLabel(label, 13);
      for (const { x, y } of pins) {
        if (x === label.dot.x && y === label.dot.y) continue;
        const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        expect(distance, label.text).toBeGreaterThan(15 + 5);
      }
    }
    expect(labels.map(({ text }) => text)).toContain('Nizwa');
  });

  test('without a town, a pin is at the place of most entries', () => {
    const { pins, labels, locate } = layoutPins([...around, ...far]);
    expect(labels[0]?.text).toBe('Ruwi');
    expect(pins[0]).toMatchObject(locate(createEntry('Ruwi', 23.6, 58.5)) ?? {});
  });

  test('names a pin after the place of most of its entries', () => {
    const { pins } = layoutDrawnMap(
      [createEntry('Seeb', 23.6), createEntry('Ruwi', 23.6), createEntry('Ruwi', 23.6), createEntry('Salalah', 17)],
      NO_LAND,
      SIZE,
    );
    expect(labelPins(pins, { ...SIZE, pinRadius: 15, fontSize: 13 }).map(({ text }) => text)).toEqual([
      'Ruwi',
      'Salalah',
    ]);
  });
});
