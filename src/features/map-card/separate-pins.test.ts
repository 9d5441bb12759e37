import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separatePins, type PinPosition } from './separate-pins.ts';

const GAP = 11;

const getMinDistance = (spots: readonly PinPosition[]): number =>
  Math.min(
    Infinity,
    ...spots.flatMap((one, position) =>
      spots.slice(position + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe('separatePins', () => {
  test('does not move pins that have room', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: GAP, y: 0 },
      { x: 0, y: 40 },
    ];
    expect(separatePins(spots, GAP)).toEqual(spots);
  });

  test('moves two pins at the same position apart, each by half', () => {
    expect(
      separatePins(
        [
          { x: 5, y: 5 },
          { x: 5, y: 5 },
        ],
        10,
      ),
    ).toEqual([
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ]);
  });

  test('preserves other properties and does not mutate its input', () => {
    const given = [
      { x: 1, y: 1, name: 'Ruwi' },
      { x: 1, y: 1, name: 'Mutrah' },
    ];
    expect(separatePins(given, GAP).map(({ name }) => name)).toEqual(['Ruwi', 'Mutrah']);
    expect(given[0]).toEqual({ x: 1, y: 1, name: 'Ruwi' });
  });

  test('a few pins never overlap, at any position', () => {
    const spot = fc.record({ x: fc.integer({ min: -70, max: 70 }), y: fc.integer({ min: -70, max: 70 }) });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 8 }), (spots) => {
        expect(getMinDistance(separatePins(spots, GAP))).toBeGreaterThan(GAP * 0.8);
      }),
    );
  });
});
